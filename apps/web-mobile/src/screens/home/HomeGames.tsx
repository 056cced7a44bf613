import type { GameType } from '@koi/contract/gameTypes'
import type { GameEntry, HomeKind, HomeModel } from '@koi/features/lobby'
import { gameKinds } from '@koi/features/venues'
import { m } from '@koi/i18n'
import { Link, SideRail, Skeleton, StarIcon, VisuallyHidden } from '@koi/ui'
import { useId } from 'react'
import { EntryCard } from '../egame/EntryCard.tsx'
import styles from './HomeGames.module.css'

export interface HomeGamesProps {
  readonly home: Extract<HomeModel, { status: 'ready' }>
  /** The kind chosen in the rail; null shows what is popular. */
  readonly kind: GameType | null
  readonly onKind: (kind: GameType | null) => void
  readonly onGame: (game: GameEntry) => void
  /** Or only what is drawn first: see `useWholePage`. */
  readonly whole: boolean
}

/** Drawn first, as many as most screens show: the large one, and two rows of the others. */
const firstGames = 5

/** The kinds as a rail, and beside it the games of the chosen one: the first large, the others in two columns. */
export function HomeGames({ home, kind, onKind, onGame, whole }: HomeGamesProps) {
  const { kinds, popular, favourites } = home
  const chosen = kinds.find(({ gameType }) => gameType === kind)
  const all = chosen?.games ?? popular
  // The first card takes a row of its own: an odd number fills the two columns below it.
  const count = all.length - ((all.length + 1) % 2)
  const games = all.slice(0, whole ? count : Math.min(count, firstGames))
  return (
    <div className={styles['games']}>
      <SideRail<GameType | 'hot'>
        label={m.home_rail()}
        variant="tiles"
        className={styles['rail']}
        current={chosen?.gameType ?? 'hot'}
        groups={[
          {
            items: [
              { id: 'hot', label: m.home_hot(), icon: StarIcon },
              ...kinds.map(({ gameType, name }) => ({
                id: gameType,
                label: name,
                icon: gameKinds[gameType].icon,
              })),
            ],
          },
        ]}
        onSelect={(id) => onKind(id === 'hot' ? null : id)}
      />
      <section className={styles['panel']} aria-label={chosen?.name ?? m.home_hot_title()}>
        <h2 className={styles['heading']}>
          <VisuallyHidden>{chosen?.name ?? m.home_hot_title()}</VisuallyHidden>
        </h2>
        <ul className={styles['cards']}>
          {games.map((game, index) => (
            <li key={game.key}>
              <EntryCard game={game} wide={index === 0} favourites={favourites} onOpen={onGame} />
            </li>
          ))}
        </ul>
        {whole ? <LobbyLink kinds={kinds} chosen={chosen ?? null} /> : null}
      </section>
    </div>
  )
}

interface LobbyLinkProps {
  readonly kinds: readonly HomeKind[]
  /** Null while what is popular is shown. */
  readonly chosen: HomeKind | null
}

/** Leads on to all games of the chosen kind; from what is popular to the slots, which most titles are of. */
function LobbyLink({ kinds, chosen }: LobbyLinkProps) {
  const kind = chosen ?? kinds.find(({ gameType }) => gameType === 'slots')
  if (!kind) return null
  return (
    <Link className={styles['lobby']} href={chosen?.path ?? gameKinds[kind.gameType].gamesPath}>
      <span className={styles['name']}>
        {chosen ? m.home_enter_kind({ kind: chosen.name }) : m.layout_panel_all_games()}
      </span>
      <span className={styles['count']}>
        {m.home_kind_count({ games: kind.gameCount, venues: kind.venueCount })}
      </span>
    </Link>
  )
}

export interface GameStripProps {
  readonly title: string
  readonly games: readonly GameEntry[]
  readonly favourites: Extract<HomeModel, { status: 'ready' }>['favourites']
  readonly onGame: (game: GameEntry) => void
}

/** Some games side by side, to be pushed along; nothing without games. */
export function GameStrip({ title, games, favourites, onGame }: GameStripProps) {
  const id = useId()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['stripTitle']}>
        {title}
      </h2>
      <ul className={styles['strip']}>
        {games.map((game) => (
          <li key={game.key}>
            <EntryCard game={game} favourites={favourites} onOpen={onGame} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rail and the cards before they have arrived, in their own places. */
export function HomeSkeleton() {
  return (
    <div className={styles['games']} data-pending aria-hidden="true">
      <div className={styles['places']}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Skeleton key={key} shape="box" height={58} />
        ))}
      </div>
      <div className={styles['cards']}>
        <Skeleton shape="box" ratio="2 / 1" />
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="box" ratio="3 / 4" />
        ))}
      </div>
    </div>
  )
}
