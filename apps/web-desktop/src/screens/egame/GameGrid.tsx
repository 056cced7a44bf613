import type { GameEntry } from '@koi/features/lobby'
import type { Favourites } from '@koi/features/venues'
import { Skeleton } from '@koi/ui'
import { EntryCard } from './EntryCard.tsx'
import styles from './GameGrid.module.css'

export interface GameGridProps {
  readonly games: readonly GameEntry[]
  readonly favourites: Favourites
  readonly onGame: (game: GameEntry) => void
}

/** Games as cards, each of which opens its details. */
export function GameGrid({ games, favourites, onGame }: GameGridProps) {
  return (
    <ul className={styles['grid']}>
      {games.map((game) => (
        <li key={game.key}>
          <EntryCard game={game} favourites={favourites} onGame={onGame} />
        </li>
      ))}
    </ul>
  )
}

export interface GameGridSkeletonProps {
  /** How many cards stand in. */
  readonly count: number
}

/** Cards before their games are known. */
export function GameGridSkeleton({ count }: GameGridSkeletonProps) {
  return (
    <div className={styles['grid']} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['waiting']}>
          <Skeleton shape="box" ratio="3 / 4" className={styles['cover']} />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  )
}
