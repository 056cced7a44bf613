import type { GameEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { GameCard } from '@koi/ui'
import styles from './GameGrid.module.css'

export interface GameGridProps {
  readonly games: readonly GameEntry[]
  readonly onGame: (game: GameEntry) => void
}

/** Games as cards, each of which opens its details. */
export function GameGrid({ games, onGame }: GameGridProps) {
  return (
    <ul className={styles['grid']}>
      {games.map((game) => (
        <li key={game.key}>
          <GameCard
            wrap
            title={game.name}
            picture={game.picture}
            provider={game.venueName}
            detail={m.lobby_rtp_value({ rtp: game.rtp })}
            badge={badge(game)}
            unavailable={game.venueStatus.state === 'maintenance' ? m.lobby_maintenance() : null}
            onPress={() => onGame(game)}
          />
        </li>
      ))}
    </ul>
  )
}

function badge({ tags }: GameEntry) {
  if (tags.includes('hot')) return m.lobby_tag_hot()
  return tags.includes('new') ? m.lobby_tag_new() : null
}
