import type { GameEntry } from '@koi/features/lobby'
import { Picture } from '@koi/ui'
import styles from './HeroFan.module.css'

export interface HeroFanProps {
  readonly games: readonly GameEntry[]
  readonly onGame: (game: GameEntry) => void
}

/** Three covers held like cards; each opens its game. */
export function HeroFan({ games, onGame }: HeroFanProps) {
  return (
    <div className={styles['fan']}>
      {games.map((game) => (
        <button
          key={game.key}
          type="button"
          className={styles['card']}
          aria-label={`${game.name}，${game.venueName}`}
          onClick={() => onGame(game)}
        >
          <Picture src={game.picture} alt="" ratio="3 / 4" eager />
        </button>
      ))}
    </div>
  )
}
