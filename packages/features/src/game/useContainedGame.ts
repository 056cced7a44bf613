import { selectLaunchedGame, useStoreSelector, type LaunchedGame } from '@koi/store'
import { useEffect, useEffectEvent, useState } from 'react'
import { numberParam, type Navigate } from '../routing/address.ts'
import { useCatalogue, type CatalogueVenue } from '../venues/useCatalogue.ts'
import type { GameMode, MatchTarget } from './launchTarget.ts'
import { containerPath, useLaunchFlow, type LaunchIntent } from './useLaunchFlow.ts'

/** The game that a container's address asks for. */
export interface WantedGame {
  readonly venueId: number
  readonly gameId: string | null
  readonly mode: GameMode
  /** The match of the schedule that is bet on, and what of it was chosen. */
  readonly match: MatchTarget | null
}

/** Reads the match from `match` and `pick`. */
function wantedMatch(params: URLSearchParams): MatchTarget | null {
  const id = params.get('match')
  if (id === null || !/^[A-Za-z0-9_-]{1,40}$/.test(id)) return null
  const pick = params.get('pick')
  return pick !== null && /^[A-Za-z]{1,24}$/.test(pick) ? { id, selection: pick } : { id }
}

/** Reads `venue`, `game`, `mode`, `match` and `pick` from the query; null without a venue. */
export function wantedGame(params: URLSearchParams): WantedGame | null {
  const venueId = numberParam(params, 'venue')
  if (venueId === null || venueId === 0) return null
  const game = params.get('game')
  return {
    venueId,
    gameId: game !== null && /^[A-Za-z0-9_-]{1,40}$/.test(game) ? game : null,
    mode: params.get('mode') === 'demo' ? 'demo' : 'real',
    match: wantedMatch(params),
  }
}

function isWanted(
  game: Pick<LaunchedGame, 'venueId' | 'gameId' | 'mode'> & { readonly match: string | null },
  wanted: WantedGame,
): boolean {
  return (
    game.venueId === wanted.venueId &&
    game.mode === wanted.mode &&
    game.match === (wanted.match?.id ?? null) &&
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
export function useContainedGame(wanted: WantedGame | null, navigate: Navigate) {
  const launched = useStoreSelector(selectLaunchedGame)
  const [used] = useState(launched?.opened ? launched.url : null)
  const flow = useLaunchFlow((opened) => {
    // An interrupted round of another game has been chosen: its address takes the place of this one.
    const asked = { ...opened, match: opened.match?.id ?? null }
    if (wanted && !isWanted(asked, wanted)) void navigate(containerPath(opened), { replace: true })
  })
  const catalogue = useCatalogue()
  const venues = catalogue.status === 'ready' ? catalogue.catalogue.venues : []
  const gameType = venues.find(({ venue }) => venue.id === wanted?.venueId)?.venue.gameType ?? null

  const game = launched && wanted && launched.url !== used && isWanted(launched, wanted) ? launched : null
  const key = wanted ? [wanted.venueId, wanted.gameId, wanted.mode, wanted.match?.id].join(':') : null
  const newIntent = (): LaunchIntent | null =>
    wanted &&
    flow.newIntent({
      target: {
        venueId: wanted.venueId,
        gameType: gameType ?? 'slots',
        ...(wanted.gameId === null ? {} : { gameId: wanted.gameId }),
        ...(wanted.match === null ? {} : { match: wanted.match }),
      },
      mode: wanted.mode,
      closeOther: false,
      resume: 'own',
    })
  // One request per address: a component that mounts twice asks twice with the same key, and opens one game.
  const newRequest = () => ({ key, intent: newIntent(), met: false })
  const [request, setRequest] = useState(newRequest)
  const allowed = flow.member || wanted?.mode === 'demo'
  // A game that was left is not launched again behind the player's back; another address or another login is a new request.
  if (request.key !== key || (request.met && !allowed)) setRequest(newRequest())
  else if (game && !request.met) setRequest({ ...request, met: true })

  const missing = game === null && allowed && !request.met
  const launch = useEffectEvent((intent: LaunchIntent) => void flow.attempt(intent))
  useEffect(() => {
    if (missing && request.intent) launch(request.intent)
  }, [missing, request])

  return { game: game && named(game, venues), gameType: game?.gameType ?? gameType, flow }
}
