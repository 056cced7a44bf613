import { PageViewsSwitch } from '@koi/features/analytics'
import { routes, supportPages } from '@koi/features/routing'
import { useBrand } from '@koi/features/runtime'
import { zoneLabel } from '@koi/features/time'
import { m } from '@koi/i18n'
import { Clock, TextLink } from '@koi/ui'
import styles from './AppFooter.module.css'

/** What every player may rely on seeing: play money, the age mark, the server's time, regions and version. */
export function AppFooter() {
  const brand = useBrand()
  return (
    <footer className={styles['footer']}>
      <span className={styles['age']}>{m.layout_age({ age: brand.minimumAge })}</span>
      <div className={styles['words']}>
        <p className={styles['lead']}>{m.layout_sandbox()}</p>
        <p>{m.layout_sandbox_text()}</p>
        <p>{m.layout_age_text({ age: brand.minimumAge })}</p>
        <p className={styles['facts']}>
          <span>
            {m.layout_server_time()}{' '}
            <Clock
              label={m.layout_server_time()}
              timeZone={brand.timeZone}
              zone={zoneLabel}
              className={styles['time']}
            />
          </span>
          <span>{m.layout_version({ version: brand.assetVersion })}</span>
          <PageViewsSwitch />
          {supportPages().map(({ id, href, label }) => (
            <TextLink key={id} tone="muted" href={href}>
              {label}
            </TextLink>
          ))}
          <TextLink tone="muted" href={routes.agent}>
            {m.pages_agent()}
          </TextLink>
        </p>
      </div>
    </footer>
  )
}
