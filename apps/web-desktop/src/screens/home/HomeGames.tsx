import type { GameEntry, HomeKind, HomeModel, KindEntry } from '@koi/features/lobby'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Link, Picture, TextLink } from '@koi/ui'
import type { ReactNode } from 'react'
import { GameGrid } from '../egame/GameGrid.tsx'
import styles from './HomeGames.module.css'

export interface KindGridProps {
  readonly kinds: readonly KindEntry[]
}

/** The six kinds as doors to their lobbies. */
export function KindGrid({ kinds }: KindGridProps) {
  return (
    <ul className={styles['kinds']}>
      {kinds.map((kind) => (
        <li key={kind.gameType}>
          <Link className={styles['door']} href={kind.path}>
            <span className={styles['doorName']}>{kind.name}</span>
            <span className={styles['count']}>{m.lobby_game_count({ count: kind.gameCount })}</span>
            <Picture className={styles['doorPicture']} src={kind.picture} alt="" ratio="3 / 4" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export interface GameSectionProps {
  readonly id: string
  readonly title: string
  readonly games: readonly GameEntry[]
  readonly favourites: Extract<HomeModel, { status: 'ready' }>['favourites']
  readonly onGame: (game: GameEntry) => void
  /** Stands at the end of the heading. */
  readonly more?: ReactNode
}

/** Some games as covers below their heading; nothing without games. */
export function GameSection({ id, title, games, favourites, onGame, more }: GameSectionProps) {
  if (games.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles['hotHead']}>
        <h2 id={id} className={styles['hotTitle']}>
          {title}
        </h2>
        {more}
      </div>
      <GameGrid games={games} favourites={favourites} onGame={onGame} />
    </section>
  )
}

/** To the lobby of slots, where most games are. */
export function LobbyLink() {
  return (
    <TextLink className={styles['more']} href={routes.egame} tone="muted">
      {m.home_enter_lobby()}
    </TextLink>
  )
}

export interface KindShelfProps {
  readonly kind: HomeKind
  readonly onGame: (game: GameEntry) => void
}

/** The most played games of one kind, as lines. */
export function KindShelf({ kind, onGame }: KindShelfProps) {
  const title = `home-${kind.gameType}`
  return (
    <section className={styles['shelf']} aria-labelledby={title}>
      <div className={styles['shelfHead']}>
        <h2 id={title} className={styles['shelfTitle']}>
          {kind.name}
        </h2>
        <TextLink href={kind.path} tone="muted">
          {m.home_enter_kind({ kind: kind.name })}
        </TextLink>
      </div>
      <ul>
        {kind.shelf.map((game) => (
          <li key={game.key}>
            <button type="button" className={styles['line']} onClick={() => onGame(game)}>
              <Picture className={styles['picture']} src={game.picture} alt="" ratio="1 / 1" />
              <span className={styles['words']}>
                <span className={styles['name']}>{game.name}</span>
                <span className={styles['venue']}>{game.venueName}</span>
              </span>
              <span className={styles['rtp']}>
                <span className={styles['rtpLabel']}>{m.lobby_rtp()}</span>
                {game.rtp}%
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
