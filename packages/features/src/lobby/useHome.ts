import { m } from '@koi/i18n'
import { useOnline } from '@koi/ui'
import { useState } from 'react'
import { useBalanceRefresh } from '../balance/useBalanceRefresh.ts'
import { useBrand } from '../runtime/brand.ts'
import { shortTime } from '../time/shortTime.ts'
import { useCatalogue, type CatalogueVenue, type GameEntry } from '../venues/useCatalogue.ts'
import type { Favourites } from '../venues/useFavourites.ts'
import { arrangeHome } from './arrangeHome.ts'
import { useGameLists } from './useGameLists.ts'
import { useHomeContent, type HomeBanner, type HomeNotice } from './useHomeContent.ts'
import { kindEntries, type KindEntry } from './useKinds.ts'

/** One of the six kinds with games of it. */
export interface HomeKind extends KindEntry {
  /** For a rail, where they stand in place of the popular games. */
  readonly games: readonly GameEntry[]
  /** For a shelf beside the popular games. */
  readonly shelf: readonly GameEntry[]
}

/** What home shows to everybody. */
export interface PublicHome {
  /** Null while they are on their way. */
  readonly banners: readonly HomeBanner[] | null
  readonly kinds: readonly HomeKind[]
  /** Lines for the notice bar; may be empty. */
  readonly notices: readonly HomeNotice[]
}

export type HomeModel =
  /** `known` is what is there before the member's own games are. */
  | { readonly status: 'loading'; readonly known?: PublicHome }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | { readonly status: 'empty'; readonly onRetry: () => void }
  | (PublicHome & {
      readonly status: 'ready'
      /** What the member played last; none for guests. */
      readonly recents: readonly GameEntry[]
      /** The member's favourites that are not among those. */
      readonly favouriteGames: readonly GameEntry[]
      /** What most members play. */
      readonly popular: readonly GameEntry[]
      readonly favourites: Favourites
      readonly refreshing: boolean
      readonly onRefresh: () => void
    })

/** What there is of home by now: banners are null while they may still come, and none where home itself did not. */
export function publicHome(home: HomeModel): PublicHome {
  if (home.status === 'ready') return home
  const known = home.status === 'loading' ? home.known : undefined
  return known ?? { banners: home.status === 'loading' ? null : [], kinds: [], notices: [] }
}

/** The home page: kinds, games in their places, and what there is to know. */
export function useHome(): HomeModel {
  const brand = useBrand()
  const state = useCatalogue()
  const content = useHomeContent()
  const { hearts, settled, ...lists } = useGameLists()
  const onBalance = useBalanceRefresh()
  const online = useOnline()
  // A moment later the member's own games would push everything else down; without a network they do not come.
  const isComplete = settled || !online
  // What stands stays. Where it can stand at once, home is drawn once.
  const isSeen = state.status === 'ready' && isComplete
  const [wasSeen, setSeen] = useState(isSeen)
  if (isSeen && !wasSeen) setSeen(true)
  if (state.status !== 'ready') return state

  const { catalogue, onRefresh, refreshing } = state
  if (catalogue.venues.length === 0) return { status: 'empty', onRetry: onRefresh }
  const places = arrangeHome(
    catalogue.venues.flatMap(({ games }) => games),
    lists,
  )
  const maintenance = catalogue.venues.flatMap((venue) => maintenanceNotice(venue, brand.timeZone))
  const sandbox = { id: 'sandbox', text: m.lobby_notice_sandbox(), href: null }
  const known: PublicHome = {
    banners: content.banners,
    kinds: kindEntries(catalogue).map((kind) => {
      const { gameType } = kind
      const entry = content.entries.get(gameType)
      const named = entry ? { name: entry.title, picture: entry.picture, path: entry.href } : {}
      return Object.assign(kind, named, {
        games: places.railOf(gameType),
        shelf: places.shelfOf(gameType),
      })
    }),
    notices: [...maintenance, ...content.announcements, ...(brand.features.sandbox ? [sandbox] : [])],
  }
  if (!isComplete && !wasSeen) return { status: 'loading', known }
  return {
    ...known,
    status: 'ready',
    recents: places.recents,
    favouriteGames: places.favourites,
    popular: places.popular,
    favourites: hearts,
    refreshing,
    // The money of a member stands on home as well (D7).
    onRefresh: () => {
      onRefresh()
      onBalance()
    },
  }
}

function maintenanceNotice(
  { venue: { id, name, status } }: CatalogueVenue,
  timeZone: string,
): readonly HomeNotice[] {
  if (status.state === 'open') return []
  const text =
    status.until === null
      ? m.lobby_notice_maintenance_plain({ name })
      : m.lobby_notice_maintenance({ name, time: shortTime(status.until, timeZone) })
  return [{ id: `venue-${id}`, text, href: null }]
}
