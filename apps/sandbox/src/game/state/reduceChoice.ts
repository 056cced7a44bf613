import { fenToDecimal } from '@koi/api-core/amount'
import { betLimits, type EngineId, engines, selectionsOf } from '@koi/contract/engines'
import { readStake } from '../amounts/parseStake.ts'
import { type Slip, toggleBet } from '../sports/slip.ts'
import type { GameState } from './gameState.ts'

/** The nearest stake that can be laid, in whole steps; limits are whole steps themselves. */
export function clamp(stake: bigint, { min, max }: { min: bigint; max: bigint }, step: bigint): bigint {
  if (stake < min) return min
  return stake > max ? max : stake - (stake % step)
}

/** As many bets as one stake takes. */
const mostBets = 20

/** A choice and its limits: the stake on each is within those of all that is chosen, and all within that of a round. */
export function choose(state: GameState, chosen: readonly string[]): GameState {
  if (state.engine === null) return state
  const engine = engines[state.engine]
  const { step } = state
  const share = chosen.length === 0 ? state.gameLimits.max : state.gameLimits.max / BigInt(chosen.length)
  const ofRound = { min: state.gameLimits.min, max: share - (share % step) }
  const limits = selectionsOf(engine)
    .filter(({ id }) => chosen.includes(id))
    .map((selection) => betLimits(engine, selection, state.gameLimits))
    .reduce((narrow, { min, max }) => ({ min, max: max < narrow.max ? max : narrow.max }), ofRound)
  const next = { ...state, chosen, limits, stake: clamp(state.stake, limits, step), notice: null }
  // A stake that the choice does not take stays to be corrected, and holds again once it is given up.
  return typeStake(next, state.unfitStake ?? fenToDecimal(state.stake))
}

/** A stake as it is typed: it is laid where it fits, and stays as it is where it does not. */
export function typeStake(state: GameState, typed: string): GameState {
  const stake = readStake(typed, state)
  return stake === null
    ? { ...state, unfitStake: typed, notice: null }
    : { ...state, stake, unfitStake: null, notice: null }
}

/** A change of the slip, where there is one that may be changed now. */
export function changeSlip(state: GameState, change: (slip: Slip) => Slip): GameState {
  if (state.phase !== 'idle' || state.slip === null) return state
  const slip = change(state.slip)
  return slip === state.slip ? state : { ...state, slip, notice: null }
}

export function toggled(state: GameState, selection: string): GameState {
  if (state.slip !== null) return changeSlip(state, (slip) => toggleBet(slip, selection, state))
  if (state.phase !== 'idle') return state
  if (state.chosen.includes(selection)) {
    return choose(
      state,
      state.chosen.filter((id) => id !== selection),
    )
  }
  return state.chosen.length < mostBets ? choose(state, [...state.chosen, selection]) : state
}

/** What is chosen from the start: the only selection of a game that has one. */
export function onlyChoice(engine: EngineId): readonly string[] {
  const selections = selectionsOf(engines[engine])
  return selections.length === 1 ? selections.map(({ id }) => id) : []
}
