import type { Draws } from '../calls/gameCalls.ts'
import { emptySlip, hasNewOdds, type Slip } from '../sports/slip.ts'
import type { GameState } from './gameState.ts'

/** Rounds of the last draws that are listed. */
const listed = 20

function isShut({ now, draw }: Draws): boolean {
  return Date.parse(now) >= Date.parse(draw.closesAt)
}

/**
 * The slip once the odds are known anew: what was confirmed at others is to be read once more. Whoever has laid something
 * before does not find in it again what the schedule was left with.
 */
function slipAfter({ slip, draws: known, gameLimits, step }: GameState, draws: Draws): Slip | null {
  if (slip === null || draws.match == null) return slip
  if (known === null && draws.placed.length + draws.settled.length > 0) return emptySlip
  const changed = hasNewOdds(slip, { gameLimits, step, match: draws.match })
  return changed && slip.reviewing ? { ...slip, reviewing: false } : slip
}

/** How things stand, with nothing left to be shown. */
function stand(state: GameState, draws: Draws): GameState {
  return {
    ...state,
    draws,
    shut: isShut(draws),
    match: draws.match ?? state.match,
    slip: slipAfter(state, draws),
    settled: draws.settled.slice(0, listed),
    balance: draws.balance,
    drawing: null,
  }
}

/**
 * Takes in how the draws stand. The latest draw is shown before its results count, if the player has seen the one before it
 * or has bet on it; while a stake is on its way nothing changes, for it is read anew afterwards.
 */
export function readDraws(state: GameState, draws: Draws): GameState {
  if (!state.drawn || state.phase !== 'idle') return state
  const [latest] = draws.past
  const known = state.draws
  if (known === null || !latest || known.past[0]?.issue === latest.issue) return stand(state, draws)
  const rounds = draws.settled.filter(({ play }) => play?.issue === latest.issue)
  return { ...state, phase: 'revealing', drawing: { draw: latest, rounds, draws }, notice: null }
}

/** A draw was shown: what it came to counts. */
export function drawShown(state: GameState): GameState {
  const { drawing } = state
  return drawing === null ? state : { ...stand(state, drawing.draws), phase: 'idle' }
}

/** Bets on a draw are closed, if it is still the one that is bet on. */
export function shutDraw(state: GameState, issue: string): GameState {
  return state.draws?.draw.issue === issue && !state.shut ? { ...state, shut: true } : state
}

/** A stake was taken: it waits for its draw, and the player may place the next one. */
export function placedOnDraw(state: GameState, balance: bigint): GameState {
  const { open, draws } = state
  if (open === null || draws === null) return state
  const issue = open.draw?.issue ?? draws.draw.issue
  const placed = { round: open.round, issue, stake: open.stake, bets: [...open.bets] }
  return {
    ...state,
    phase: 'idle',
    open: null,
    balance,
    slip: state.slip && emptySlip,
    draws: { ...draws, placed: [...draws.placed, placed] },
  }
}
