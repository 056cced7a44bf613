import type { Draws, GameCalls, GameResult, Session, SettledRound, Stake } from './calls/gameCalls.ts'
import type { DrawClock } from './draws/drawClock.ts'
import { initialState, type GameEvent, type GameState, type OpenRound } from './state/gameState.ts'
import { reduceGame } from './state/reduceGame.ts'

export interface GameRunner {
  readonly state: GameState
  dispatch(event: GameEvent): void
}

export interface RunnerDeps {
  ticket: string
  /** The player's part of the randomness of a round; the same again when its stake is repeated. */
  clientSeed: (open: OpenRound) => string
  calls: GameCalls
  /** Called once, before the state says so, when the ticket is redeemed. */
  onSession: (session: Session) => void
  /** Called after every event that changed the state. */
  onChange: (state: GameState, before: GameState) => void
  /** Shows a settled round; resolves when the picture stands. */
  reveal: (settled: SettledRound) => Promise<void>
  /** Shows a round of an earlier visit as it ended. */
  recall: (settled: SettledRound) => void
  /** Keeps the time of draws; made with what it calls. */
  drawClock: (on: { onShut: (issue: string) => void; onDue: () => void }) => DrawClock
  /** Shows a draw; resolves when the picture stands. */
  revealDraw: (drawing: NonNullable<GameState['drawing']>) => Promise<void>
}

/** A game that is drawn on a clock is looked at when it is opened, and when a round was on its way that may have taken long. */
function needsDraws({ drawn, phase, draws, shut, match }: GameState, before: GameState): boolean {
  if (!drawn || phase !== 'idle' || phase === before.phase) return false
  return draws === null || shut || match !== null || before.phase === 'unconfirmed'
}

/** Runs the rules: each phase that needs a call makes it once, and the answer is the next event. */
export function createGameRunner(deps: RunnerDeps): GameRunner {
  let state = initialState
  let key = ''
  const clock = deps.drawClock({
    onShut: (issue) => dispatch({ type: 'draw-shut', issue }),
    onDue: () => void readDraws(),
  })

  function conclude<Reply>(result: GameResult<Reply>, done: (reply: Reply) => void): void {
    if (result.kind === 'done') done(result.reply)
    else if (result.kind === 'unanswered') dispatch({ type: 'unanswered' })
    else {
      const { code, openRound, closed = [] } = result
      dispatch({ type: 'refused', code, openRound, closed })
    }
  }

  async function redeem(): Promise<void> {
    conclude(await deps.calls.redeem(deps.ticket), (session) => {
      key = session.key
      deps.onSession(session)
      dispatch({
        type: 'opened',
        balance: session.balance,
        limits: session.stake,
        engine: session.engine,
        openRound: session.openRound,
        drawn: session.drawSeconds !== null || session.match !== null,
        match: session.match,
        selection: session.selection,
      })
      if (session.engine === 'football' && session.match === null && session.lastRound !== null)
        void recall(session.lastRound)
    })
  }

  /** Shows the last round of an earlier visit. Nothing depends on it: it is not asked for twice. */
  async function recall(round: string): Promise<void> {
    const result = await deps.calls.settle(key, round)
    if (result.kind !== 'done') return
    dispatch({ type: 'recalled', settled: result.reply })
    if (state.settled.includes(result.reply)) deps.recall(result.reply)
  }

  async function stake(round: string, laid: Stake): Promise<void> {
    conclude(await deps.calls.stake(key, round, laid), (reply) => dispatch({ type: 'staked', ...reply }))
  }

  async function settle(round: string): Promise<void> {
    conclude(await deps.calls.settle(key, round), (settled) => dispatch({ type: 'settled', settled }))
  }

  /** What draws are read while a round is on its way is read again after it. */
  async function readDraws(): Promise<void> {
    if (state.phase !== 'idle') return
    const result = await deps.calls.draws(key)
    if (result.kind === 'done') takeDraws(result.reply)
    else if (result.kind === 'refused') conclude(result, () => undefined)
    if (result.kind !== 'done') clock.again()
  }

  function takeDraws(draws: Draws): void {
    const before = state
    dispatch({ type: 'draws-read', draws })
    if (state === before) return
    clock.follow(draws)
  }

  async function revealDraw(drawing: NonNullable<GameState['drawing']>): Promise<void> {
    await deps.revealDraw(drawing)
    dispatch({ type: 'revealed' })
  }

  async function readBalance(at: number, settled: GameState['settled']): Promise<void> {
    const result = await deps.calls.balance(key)
    // A round that was played meanwhile has brought a newer balance.
    if (result.kind === 'done' && state.settled === settled) {
      dispatch({ type: 'balance-read', balance: result.reply.balance, at })
    }
  }

  async function reveal(settled: SettledRound): Promise<void> {
    await deps.reveal(settled)
    dispatch({ type: 'revealed' })
  }

  function enterPhase(): void {
    const { phase, open, revealing, drawing } = state
    if (phase === 'opening') void redeem()
    else if (phase === 'staking' && open !== null) {
      void stake(open.round, {
        amount: open.stake,
        bets: open.bets,
        clientSeed: deps.clientSeed(open),
        issue: open.draw?.issue,
      })
    } else if (phase === 'settling' && open !== null) void settle(open.round)
    else if (phase === 'revealing' && drawing !== null) void revealDraw(drawing)
    else if (phase === 'revealing' && revealing !== null) void reveal(revealing)
  }

  function dispatch(event: GameEvent): void {
    const before = state
    state = reduceGame(before, event)
    if (state === before) return
    deps.onChange(state, before)
    if (state.phase !== before.phase) enterPhase()
    if (needsDraws(state, before)) void readDraws()
    if (state.transfers !== before.transfers && key !== '') void readBalance(state.transfers, state.settled)
  }

  if (deps.ticket === '') dispatch({ type: 'refused', code: 'game-closed', openRound: null })
  else enterPhase()
  return {
    get state() {
      return state
    },
    dispatch,
  }
}
