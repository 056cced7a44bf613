import { gameTypes } from '@koi/contract/gameTypes'
import { PageViewsSwitch } from '@koi/features/analytics'
import { regionName } from '@koi/features/labels'
import { lazyOnceOnline } from '@koi/features/loading'
import { routes, supportPages } from '@koi/features/routing'
import { useBrand } from '@koi/features/runtime'
import { useSession } from '@koi/features/session'
import { gameKinds } from '@koi/features/venues'
import { m } from '@koi/i18n'
import { Suspense, type ReactNode } from 'react'
import { BrandMark } from './brand/BrandMark.tsx'
import { FooterLinks, WaitingLinks } from './FooterLinks.tsx'
import styles from './SiteFooter.module.css'

const MemberLinks = lazyOnceOnline(async () => (await import('./MemberLinks.tsx')).MemberLinks)

/** The footer of this brand. */
export function SiteFooter() {
  const { minimumAge, servedRegions, assetVersion } = useBrand()
  const { status } = useSession()
  return (
    <FooterView
      minimumAge={minimumAge}
      regions={servedRegions.map(regionName)}
      version={assetVersion}
      member={status === 'member' ? <MemberLinks /> : null}
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
  /** The pages of a member; null for a guest. */
  readonly member: ReactNode
  /** Leads to the answer about page views. */
  readonly pageViews?: ReactNode
}

/** Who may play, where, with what money; and the ways on. */
export function FooterView({ minimumAge, regions, version, member, pageViews }: FooterViewProps) {
  const games = gameTypes.map((type) => ({ href: gameKinds[type].lobbyPath, label: gameKinds[type].name() }))
  const guest = [
    { href: routes.login, label: m.layout_login() },
    { href: routes.register, label: m.layout_register() },
    { href: routes.agent, label: m.pages_agent() },
  ]
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']} data-personal>
        <div className={styles['lead']}>
          <BrandMark />
          <p className={styles['statement']}>{m.layout_sandbox_statement()}</p>
        </div>
        <nav className={styles['links']} aria-label={m.layout_footer()}>
          <FooterLinks title={m.layout_footer_games()} links={games} />
          {member === null ? (
            <FooterLinks title={m.layout_account()} links={guest} />
          ) : (
            <Suspense fallback={<WaitingLinks title={m.layout_account()} />}>{member}</Suspense>
          )}
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
