import { gameTypes, type GameType } from '@koi/contract/gameTypes'
import type { KindEntry } from '@koi/features/lobby'
import { routes } from '@koi/features/routing'
import { gameKinds } from '@koi/features/venues'
import { m } from '@koi/i18n'
import { ChevronDownIcon, ChevronRightIcon, Icon, Link, Picture } from '@koi/ui'
import { useId, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import styles from './MainNav.module.css'
import { useNavPanel, type NavPanel } from './useNavPanel.ts'

export interface MainNavProps {
  /** The kinds with their venues; empty while they are not known. */
  readonly kinds: readonly KindEntry[]
}

/** Home, the six kinds, promotions, what there is to discover, and VIP. One panel at a time is open; leaving the navigation, Escape or a new page closes it. */
export function MainNav({ kinds }: MainNavProps) {
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const panel = useNavPanel(nav)
  const atHome = pathname === routes.root || pathname === routes.home
  const atPromotions = pathname.startsWith('/activity/')
  const atNews = pathname === routes.news || pathname.startsWith(`${routes.news}/`)
  const atVip = pathname === routes.vip || pathname === routes.vipDetail
  return (
    <nav className={styles['nav']} aria-label={m.layout_nav_main()} ref={nav}>
      <Link
        className={styles['page']}
        href={routes.home}
        aria-current={atHome ? 'page' : undefined}
        onPointerEnter={panel.onLeave}
      >
        {m.layout_nav_home()}
      </Link>
      {gameTypes.map((gameType) => (
        <NavKind
          key={gameType}
          gameType={gameType}
          kind={kinds.find((kind) => kind.gameType === gameType) ?? null}
          panel={panel}
        />
      ))}
      <Link
        className={styles['page']}
        href={routes.promotions}
        aria-current={atPromotions ? 'page' : undefined}
        onPointerEnter={panel.onLeave}
      >
        {m.layout_nav_promotions()}
      </Link>
      <Link
        className={styles['page']}
        href={routes.news}
        aria-current={atNews ? 'page' : undefined}
        onPointerEnter={panel.onLeave}
      >
        {m.pages_news()}
      </Link>
      <Link
        className={styles['page']}
        href={routes.vip}
        aria-current={atVip ? 'page' : undefined}
        onPointerEnter={panel.onLeave}
      >
        {m.layout_nav_vip()}
      </Link>
    </nav>
  )
}

interface NavKindProps {
  readonly gameType: GameType
  readonly kind: KindEntry | null
  readonly panel: NavPanel
}

/** One kind of the navigation: a link to its lobby, and a button that unfolds its venues. */
function NavKind({ gameType, kind, panel }: NavKindProps) {
  const { pathname } = useLocation()
  const id = useId()
  const { name, lobbyPath, gamesPath } = gameKinds[gameType]
  const open = panel.open === gameType
  const here = pathname === lobbyPath || pathname === gamesPath
  return (
    <div
      className={styles['kind']}
      data-open={open}
      onPointerEnter={(event) => event.pointerType === 'mouse' && kind && panel.onHover(gameType)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && panel.onLeave()}
    >
      <Link className={styles['link']} href={lobbyPath} aria-current={here ? 'page' : undefined}>
        {name()}
      </Link>
      {kind && kind.venues.length > 0 ? (
        <>
          <button
            type="button"
            className={styles['toggle']}
            aria-expanded={open}
            aria-controls={id}
            aria-label={m.layout_panel_expand({ kind: name() })}
            onClick={() => panel.onToggle(gameType)}
          >
            <Icon icon={ChevronDownIcon} size="small" className={styles['chevron']} />
          </button>
          <div id={id} className={styles['panel']} hidden={!open}>
            {open ? <PanelContent kind={kind} onFollow={panel.onClose} /> : null}
          </div>
        </>
      ) : (
        <span className={styles['room']} />
      )}
    </div>
  )
}

interface PanelContentProps {
  readonly kind: KindEntry
  readonly onFollow: () => void
}

/** What a kind offers: its lobby, its games where they have a page of their own, and each of its venues. */
function PanelContent({ kind, onFollow }: PanelContentProps) {
  const { lobbyPath, gamesPath } = gameKinds[kind.gameType]
  return (
    <div className={styles['content']}>
      <div className={styles['lead']}>
        <Picture className={styles['picture']} src={kind.picture} alt="" ratio="3 / 4" />
        <div className={styles['words']}>
          <p className={styles['name']}>{kind.name}</p>
          <p className={styles['counts']}>
            {m.layout_panel_counts({ venues: kind.venueCount, games: kind.gameCount })}
          </p>
          <Link className={styles['lobby']} href={lobbyPath} onClick={onFollow}>
            {m.layout_panel_lobby({ kind: kind.name })}
            <Icon icon={ChevronRightIcon} size="small" />
          </Link>
          {gamesPath === lobbyPath ? null : (
            <Link className={styles['lobby']} href={gamesPath} onClick={onFollow}>
              {m.layout_panel_all_games()}
              <Icon icon={ChevronRightIcon} size="small" />
            </Link>
          )}
        </div>
      </div>
      <ul className={styles['venues']}>
        {kind.venues.map((venue) => (
          <li key={venue.venueId}>
            <Link className={styles['venue']} href={`${gamesPath}?venue=${venue.venueId}`} onClick={onFollow}>
              <span>{venue.name}</span>
              {venue.open ? null : <span className={styles['closed']}>{m.layout_panel_maintenance()}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
