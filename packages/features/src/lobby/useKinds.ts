import type { GameType } from '@koi/contract/gameTypes'
import { gameKinds } from '../venues/gameKinds.ts'
import { useCatalogue, type Catalogue } from '../venues/useCatalogue.ts'

/** One of the six kinds, with the path of its lobby. */
export interface KindEntry {
  readonly gameType: GameType
  readonly name: string
  readonly picture: string
  readonly path: string
  readonly venueCount: number
  readonly gameCount: number
  /** The kind's venues in their order, for a header panel. */
  readonly venues: readonly { readonly venueId: number; readonly name: string; readonly open: boolean }[]
}

/** The kinds with their venues; none while they are not known. */
export function useKinds(): readonly KindEntry[] {
  const state = useCatalogue()
  return state.status === 'ready' ? kindEntries(state.catalogue) : []
}

/** The kinds of a catalogue in their order. */
export function kindEntries({ kinds, venues }: Catalogue): readonly KindEntry[] {
  return kinds.map((kind) => {
    const own = venues.filter(({ venue }) => venue.gameType === kind.gameType)
    return {
      ...kind,
      path: gameKinds[kind.gameType].lobbyPath,
      venueCount: own.length,
      gameCount: own.reduce((count, { games }) => count + games.length, 0),
      venues: own.map(({ venue }) => ({
        venueId: venue.id,
        name: venue.name,
        open: venue.status.state === 'open',
      })),
    }
  })
}
