import type { GameEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { GameCard } from '@koi/ui'

interface EntryCardProps {
  readonly game: GameEntry
  /** Twice as wide as the others, with its return to player: for the first of a group. */
  readonly wide?: boolean
  /** Seen without scrolling. */
  readonly eager?: boolean
  readonly onOpen: (entry: GameEntry) => void
}

/** One game as a picture to press, named by the game. */
export function EntryCard({ game, wide = false, eager = false, onOpen }: EntryCardProps) {
  const [tag] = game.tags
  const rtp = m.lobby_rtp_value({ rtp: game.rtp })
  return (
    <GameCard
      title={game.name}
      picture={game.picture}
      ratio={wide ? '2 / 1' : '3 / 4'}
      caption="on"
      provider={wide ? `${game.venueName} · ${rtp}` : game.venueName}
      badge={tag === 'new' ? m.lobby_tag_new() : tag === 'hot' ? m.lobby_tag_hot() : null}
      unavailable={game.venueStatus.state === 'open' ? null : m.lobby_maintenance()}
      eager={eager}
      onPress={() => onOpen(game)}
    />
  )
}
