import { gameTypes } from '@koi/contract/gameTypes'
import { PageViewsSwitch } from '@koi/features/analytics'
import { pages, routes, supportPages, userMenu } from '@koi/features/routing'
import { useBrand } from '@koi/features/runtime'
import { useSession } from '@koi/features/session'
import { gameKinds } from '@koi/features/venues'
import { getLocale, m } from '@koi/i18n'
import { Link } from '@koi/ui'
import type { ReactNode } from 'react'
import { BrandMark } from './brand/BrandMark.tsx'
import styles from './SiteFooter.module.css'

/** The footer of this brand. */
export function SiteFooter() {
  const { minimumAge, servedRegions, assetVersion } = useBrand()
  const { status } = useSession()
  const names = new Intl.DisplayNames(getLocale(), { type: 'region', style: 'short' })
  return (
    <FooterView
      minimumAge={minimumAge}
      regions={servedRegions.map((code) => names.of(code) ?? code)}
      version={assetVersion}
      isMember={status === 'member'}
      pageViews={<PageViewsSwitch />}
    />
  )
}

export interface FooterViewProps {
  /** In years. */
  readonly minimumAge: number
  /** Names of the served regions in the player's language. */
  readonly regions: readonly string[]
  readonly version: string
  readonly isMember: boolean
  /** Leads to the answer about page views. */
  readonly pageViews?: ReactNode
}

/** Who may play, where, with what money; and the ways on. */
export function FooterView({ minimumAge, regions, version, isMember, pageViews }: FooterViewProps) {
  const games = gameTypes.map((type) => ({ href: gameKinds[type].lobbyPath, label: gameKinds[type].name() }))
  const guest = [
    { href: routes.login, label: m.layout_login() },
    { href: routes.register, label: m.layout_register() },
    { href: routes.agent, label: pages.agent.title() },
  ]
  const account = isMember ? userMenu().flatMap(({ items }) => items) : guest
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['lead']}>
          <BrandMark />
          <p className={styles['statement']}>{m.layout_sandbox_statement()}</p>
        </div>
        <nav className={styles['links']} aria-label={m.layout_footer()}>
          <FooterLinks title={m.layout_footer_games()} links={games} />
          <FooterLinks title={m.layout_account()} links={account} />
          <FooterLinks title={m.layout_support()} links={supportPages()} />
        </nav>
        <div className={styles['facts']}>
          <span className={styles['age']} aria-hidden="true">
            {minimumAge}+
          </span>
          <p>{m.layout_age_text({ age: minimumAge })}</p>
          <p>{m.layout_regions({ regions: regions.join(' · ') })}</p>
          {pageViews}
          <p className={styles['version']}>{m.layout_version({ version })}</p>
        </div>
      </div>
    </footer>
  )
}

interface FooterLinksProps {
  readonly title: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
}

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <div>
      <p className={styles['group']}>{title}</p>
      <ul className={styles['list']} data-columns={links.length > 4 ? 2 : 1}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
