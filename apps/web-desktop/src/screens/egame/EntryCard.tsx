import type { GameEntry } from '@koi/features/lobby'
import { coverWidth, FavouriteButton, gameBadge, type Favourites } from '@koi/features/venues'
import { m } from '@koi/i18n'
import { GameCard } from '@koi/ui'

export interface EntryCardProps {
  readonly game: GameEntry
  readonly favourites: Favourites
  readonly onGame: (game: GameEntry) => void
}

const sizes = { file: coverWidth, shown: '195px' }

/** One game as a cover that opens its details, with a heart on it. */
export function EntryCard({ game, favourites, onGame }: EntryCardProps) {
  return (
    <GameCard
      wrap
      title={game.name}
      picture={game.picture}
      sizes={sizes}
      provider={game.venueName}
      detail={m.lobby_rtp_value({ rtp: game.rtp })}
      badge={gameBadge(game)}
      unavailable={game.venueStatus.state === 'maintenance' ? m.lobby_maintenance() : null}
      action={<FavouriteButton game={game} favourites={favourites} variant="overlay" size="small" />}
      onPress={() => onGame(game)}
    />
  )
}
