import type { CallResult } from './calls/callResult.ts'
import type { SandboxCalls } from './calls/sandboxCalls.ts'
import type { Session } from './calls/session.ts'
import type { GameEvent } from './round/gameEvent.ts'
import { initialState, type GameState, type SettledRound } from './round/gameState.ts'
import { reduceGame } from './round/reduceGame.ts'

export interface GameRunner {
  readonly state: GameState
  dispatch(event: GameEvent): void
}

interface RunnerDeps {
  ticket: string
  calls: SandboxCalls
  /** Called once, before the state says so, when the ticket is redeemed. */
  onSession: (session: Session) => void
  /** Called after every event that changed the state. */
  onChange: (state: GameState, before: GameState) => void
  /** Shows a settled round; resolves when the picture stands. */
  reveal: (settled: SettledRound) => Promise<void>
}

/** Runs the rules: every phase that owes a call makes it once, and its answer is the next event. */
export function createGameRunner(deps: RunnerDeps): GameRunner {
  let state = initialState
  let key = ''

  function conclude<Reply>(result: CallResult<Reply>, done: (reply: Reply) => void): void {
    if (result.kind === 'done') done(result.reply)
    else if (result.kind === 'unanswered') dispatch({ type: 'unanswered' })
    else dispatch({ type: 'refused', code: result.code, openRound: result.openRound })
  }

  async function redeem(): Promise<void> {
    conclude(await deps.calls.redeem(deps.ticket), (session) => {
      key = session.key
      deps.onSession(session)
      dispatch({
        type: 'opened',
        balance: session.balance,
        limits: session.limits,
        openRound: session.openRound,
      })
    })
  }

  async function stake(round: string, amount: bigint): Promise<void> {
    conclude(await deps.calls.stake(key, round, amount), (reply) => dispatch({ type: 'staked', ...reply }))
  }

  async function settle(round: string): Promise<void> {
    conclude(await deps.calls.settle(key, round), (settled) => dispatch({ type: 'settled', settled }))
  }

  async function reveal(settled: SettledRound): Promise<void> {
    await deps.reveal(settled)
    dispatch({ type: 'revealed' })
  }

  function enter(): void {
    const { phase, open, revealing } = state
    if (phase === 'opening') void redeem()
    else if (phase === 'staking' && open !== null) void stake(open.round, open.stake)
    else if (phase === 'settling' && open !== null) void settle(open.round)
    else if (phase === 'revealing' && revealing !== null) void reveal(revealing)
  }

  function dispatch(event: GameEvent): void {
    const before = state
    state = reduceGame(before, event)
    if (state === before) return
    deps.onChange(state, before)
    if (state.phase !== before.phase) enter()
  }

  if (deps.ticket === '') dispatch({ type: 'refused', code: 'game-closed', openRound: null })
  else enter()
  return {
    get state() {
      return state
    },
    dispatch,
  }
}
