import { m } from '@koi/i18n'
import { FavouriteIcon, IconButton, type IconButtonProps } from '@koi/ui'
import type { GameEntry } from './useCatalogue.ts'
import type { Favourites } from './useFavourites.ts'

export interface FavouriteButtonProps extends Pick<IconButtonProps, 'variant' | 'size'> {
  readonly game: Pick<GameEntry, 'gameId' | 'name'>
  readonly favourites: Favourites
}

/** A heart: filled when the game is a favourite. */
export function FavouriteButton({ game, favourites, variant, size }: FavouriteButtonProps) {
  return (
    <IconButton
      icon={FavouriteIcon}
      label={m.lobby_favourite({ name: game.name })}
      pressed={favourites.games.includes(game.gameId)}
      variant={variant}
      size={size}
      onClick={() => favourites.onToggle(game)}
    />
  )
}
