import type { GameEntry } from '@koi/features/lobby'
import { coverWidth, FavouriteButton, gameBadge, type Favourites } from '@koi/features/venues'
import { m } from '@koi/i18n'
import { GameCard } from '@koi/ui'

export interface EntryCardProps {
  readonly game: GameEntry
  /** Twice as wide as the others, with its return to player: for the first of a group. */
  readonly wide?: boolean
  readonly favourites: Favourites
  readonly onOpen: (entry: GameEntry) => void
}

const sizes = { file: coverWidth, shown: '35vw', wide: '24vw' }
const wideSizes = { file: coverWidth, shown: '73vw' }

/** One game as a picture to press, named by the game. */
export function EntryCard({ game, wide = false, favourites, onOpen }: EntryCardProps) {
  const rtp = m.lobby_rtp_value({ rtp: game.rtp })
  return (
    <GameCard
      title={game.name}
      picture={game.picture}
      ratio={wide ? '2 / 1' : '3 / 4'}
      caption="on"
      provider={wide ? `${game.venueName} · ${rtp}` : game.venueName}
      badge={gameBadge(game)}
      unavailable={game.venueStatus.state === 'open' ? null : m.lobby_maintenance()}
      sizes={wide ? wideSizes : sizes}
      action={<FavouriteButton game={game} favourites={favourites} variant="overlay" size="small" />}
      onPress={() => onOpen(game)}
    />
  )
}
