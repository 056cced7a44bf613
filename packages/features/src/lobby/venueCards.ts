import { m } from '@koi/i18n'
import type { Play } from '../game/PlayProvider.tsx'
import type { VenueEntry, VenueLobbyModel } from './useVenueLobby.ts'

/** What a button of a venue's card says and does. */
export interface VenueAction {
  readonly text: string
  /** The whole text for screen readers: it names the venue, too. */
  readonly label: string
  readonly disabled: boolean
  readonly loading: boolean
  readonly onClick: () => void
}

/** One venue of a lobby with the ways into it. */
export interface VenueCardModel extends Pick<
  VenueEntry,
  'venueId' | 'name' | 'picture' | 'maintenanceText' | 'gameCount' | 'balance'
> {
  readonly open: boolean
  readonly isMember: boolean
  /** To its games, or into the venue itself. */
  readonly enter: VenueAction
  readonly demo: VenueAction
  /** Puts money into its wallet; a guest logs in on the way. */
  readonly transferIn: VenueAction
}

/** The cards of a lobby: a closed venue can be browsed, but neither played nor paid into. */
export function venueCards(
  lobby: Extract<VenueLobbyModel, { status: 'ready' }>,
  { onPlay, launching }: Pick<Play, 'onPlay' | 'launching'>,
): readonly VenueCardModel[] {
  const { onBrowse, onTransferIn, isMember } = lobby
  const enterText = onBrowse ? m.lobby_browse() : m.lobby_enter()
  return lobby.venues.map((venue) => {
    const { venueId, name, picture, maintenanceText, gameCount, balance } = venue
    const open = venue.status.state === 'open'
    const mode = launching?.target.venueId === venueId ? launching.mode : null
    return {
      venueId,
      name,
      picture,
      maintenanceText,
      gameCount,
      balance,
      open,
      isMember,
      enter: {
        text: enterText,
        label: `${enterText} ${name}`,
        disabled: !open && !onBrowse,
        loading: mode === 'real',
        onClick: () => (onBrowse ? onBrowse(venueId) : onPlay(venue, 'real')),
      },
      demo: {
        text: m.lobby_demo(),
        label: m.lobby_demo_venue({ name }),
        disabled: !open,
        loading: mode === 'demo',
        onClick: () => onPlay(venue, 'demo'),
      },
      transferIn: {
        text: m.lobby_transfer_in(),
        label: m.lobby_transfer_in_venue({ name }),
        disabled: !open,
        loading: false,
        onClick: () => onTransferIn(venueId),
      },
    }
  })
}
