import { gameApi, type LaunchedGame } from '@koi/store'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRuntime } from '../runtime/runtime.ts'
import { useNow } from '../time/useServerClock.ts'

/** What the HUD shows while playing (RTS 13C). Amounts are fen, null while not known and in demo mode. */
export interface GameHud {
  /** Time in this sitting, `0:12:07`. */
  readonly elapsed: string
  readonly net: bigint | null
  readonly staked: bigint | null
  readonly rounds: number | null
  /** Balance of the venue's wallet. */
  readonly balance: bigint | null
  /** Stakes of rounds that are not settled. */
  readonly held: bigint | null
}

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
      net: running && running.net,
      staked: running && running.staked,
      rounds: running?.rounds ?? null,
      balance: running && running.venueBalance,
      held: running && running.held,
    },
    // A failed refresh does not free a stake: the last answer stands until another one comes.
    held: last !== undefined && last !== null && last.held > 0n,
    gone: answer !== undefined && running === null,
    refresh: useSpaced(() => {
      if (real) void refetch()
    }),
  }
}

/** The pause between two refreshes, in ms: whatever a game page says, the server is asked no more often. */
const refreshPause = 1_000

/** Runs at once, or, when that was just done, once more at the end of the pause. */
function useSpaced(run: () => void): () => void {
  const { clock, timers } = useRuntime()
  const last = useRef(-Infinity)
  const cancel = useRef<(() => void) | null>(null)
  const onRun = useEffectEvent(run)
  const [due, setDue] = useState(0)
  useEffect(() => {
    if (due > 0) onRun()
  }, [due])
  useEffect(() => () => cancel.current?.(), [])
  return () => {
    if (cancel.current) return
    const go = () => {
      cancel.current = null
      last.current = clock.now()
      setDue((count) => count + 1)
    }
    const left = last.current + refreshPause - clock.now()
    if (left <= 0 || left > refreshPause) go()
    else cancel.current = timers.after(left, go)
  }
}

/** Formats a duration as `h:mm:ss` (RTS 13C). A negative one, after the clock was changed, counts as zero. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  return [Math.floor(seconds / 3600), ...parts].join(':')
}
