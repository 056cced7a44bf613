import { selectLaunchedGame, useStoreSelector } from '@koi/store'
import type { LaunchedGame } from '@koi/store'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CatalogueVenue } from '../lobby/catalogue.ts'
import { useCatalogue } from '../lobby/useCatalogue.ts'
import type { LaunchIntent } from './launchIntent.ts'
import { useLaunchFlow } from './useLaunchFlow.ts'
import type { WantedGame } from './wantedGame.ts'

function isWanted(game: LaunchedGame, wanted: WantedGame): boolean {
  return (
    game.venueId === wanted.venueId &&
    game.mode === wanted.mode &&
    (wanted.gameId === null || game.gameId === wanted.gameId)
  )
}

/** The catalogue follows the language; the reply of the launch keeps the names of its own time. */
function named(game: LaunchedGame, venues: readonly CatalogueVenue[]): LaunchedGame {
  const listed = venues.find(({ venue }) => venue.id === game.venueId)
  return {
    ...game,
    venueName: listed?.venue.name ?? game.venueName,
    gameName: listed?.games.find(({ gameId }) => gameId === game.gameId)?.name ?? game.gameName,
  }
}

/**
 * The game a container shows: the one launched in a lobby, or one launched here when the page was opened by its address. A
 * game whose frame was open before has used its ticket and is launched again.
 */
export function useContainedGame(wanted: WantedGame | null) {
  const launched = useStoreSelector(selectLaunchedGame)
  const [used] = useState(launched?.opened ? launched.url : null)
  const flow = useLaunchFlow(() => {})
  const catalogue = useCatalogue()
  const venues = catalogue.status === 'ready' ? catalogue.catalogue.venues : []
  const gameType = venues.find(({ venue }) => venue.id === wanted?.venueId)?.venue.gameType ?? null

  const game = launched && wanted && launched.url !== used && isWanted(launched, wanted) ? launched : null
  const key = wanted ? [wanted.venueId, wanted.gameId, wanted.mode].join(':') : null
  const newIntent = (): LaunchIntent | null =>
    wanted &&
    flow.newIntent({
      target: {
        venueId: wanted.venueId,
        gameType: gameType ?? 'slots',
        ...(wanted.gameId === null ? {} : { gameId: wanted.gameId }),
      },
      mode: wanted.mode,
      closeOther: false,
    })
  // One wish per address: a component that mounts twice asks twice with the same key, and opens one game.
  const [wish, setWish] = useState(() => ({ key, intent: newIntent() }))
  if (wish.key !== key) setWish({ key, intent: newIntent() })

  const allowed = flow.member || wanted?.mode === 'demo'
  const missing = game === null && allowed
  const launch = useEffectEvent((intent: LaunchIntent) => void flow.attempt(intent))
  useEffect(() => {
    if (missing && wish.intent) launch(wish.intent)
  }, [missing, wish])

  return { game: game && named(game, venues), gameType: game?.gameType ?? gameType, flow }
}
