import { parseDecimal } from '@koi/api-core/amount'
import { gameApi } from '@koi/store'
import type { LaunchedGame } from '@koi/store'
import { useState } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { formatElapsed } from '../time/formatElapsed.ts'
import { useNow } from '../time/useNow.ts'
import type { GameHud } from './gameContainerModel.ts'

/** The position of the running game as the server counts it; demo mode has a time and no money. */
export function useGameHud(game: LaunchedGame | null): {
  readonly hud: GameHud
  /** Whether a stake is held for a round that is not settled. */
  readonly held: boolean
  /** The server has no such game session any more. */
  readonly gone: boolean
  readonly refresh: () => void
} {
  const { serverClock } = useRuntime()
  const real = game?.mode === 'real'
  const { currentData, error, refetch } = gameApi.endpoints.currentGame.useQuery(undefined, { skip: !real })
  const now = useNow(serverClock, game !== null)
  const [begun, setBegun] = useState({ sessionId: game?.sessionId, at: now })
  if (begun.sessionId !== game?.sessionId) setBegun({ sessionId: game?.sessionId, at: now })

  const last = real && currentData?.game?.sessionId === game?.sessionId ? currentData?.game : undefined
  const answer = real && error === undefined ? currentData : undefined
  const running = (answer && last) ?? null
  return {
    hud: {
      elapsed: formatElapsed(now - (running ? Date.parse(running.startedAt) : begun.at)),
      net: running && parseDecimal(running.net),
      staked: running && parseDecimal(running.staked),
      rounds: running?.rounds ?? null,
      balance: running && parseDecimal(running.venueBalance),
    },
    // A failed refresh does not free a stake: the last answer stands until another one comes.
    held: last !== undefined && last !== null && parseDecimal(last.held) > 0n,
    gone: answer !== undefined && running === null,
    refresh: () => {
      if (real) void refetch()
    },
  }
}
