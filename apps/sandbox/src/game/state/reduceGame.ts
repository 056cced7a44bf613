import { betStep } from '@koi/contract/engines'
import { betsOfSlip, emptySlip, readSlip, restoreBet, toggleBet, typeAmount } from '../sports/slip.ts'
import { changeSlip, choose, clamp, onlyChoice, toggled, typeStake } from './reduceChoice.ts'
import { drawShown, placedOnDraw, readDraws, shutDraw } from './reduceDraws.ts'
import {
  type GameEvent,
  type GameState,
  type Notice,
  type OpenRound,
  playBlock,
  roundStake,
} from './gameState.ts'

/** Codes after which no round can be played with this key. */
const ending: ReadonlySet<string> = new Set(['game-closed', 'token'])

const kept = 12

function opened(state: GameState, event: Extract<GameEvent, { type: 'opened' }>): GameState {
  const { openRound, engine } = event
  const step = betStep(event.limits)
  const fresh: GameState = {
    ...state,
    phase: openRound === null ? 'idle' : 'unconfirmed',
    balance: event.balance,
    limits: event.limits,
    gameLimits: event.limits,
    step,
    engine,
    drawn: event.drawn ?? false,
    match: event.match ?? null,
    slip: engine === 'football' ? emptySlip : null,
    stake: clamp(openRound?.stake ?? event.limits.min, event.limits, step),
    open: openRound === null ? null : { ...openRound, bets: [], nextCall: 'settle' },
    notice: null,
  }
  const { selection, match } = event
  const chosen = selection != null && match?.quotes[selection] !== undefined
  if (fresh.slip && chosen) return { ...fresh, slip: toggleBet(fresh.slip, selection, fresh) }
  const ready = choose(fresh, onlyChoice(engine))
  return openRound === null ? ready : { ...ready, notice: { kind: 'interrupted' } }
}

function refused(state: GameState, event: Extract<GameEvent, { type: 'refused' }>): GameState {
  const { code, openRound, closed = [] } = event
  const notice: Notice = ending.has(code) ? { kind: 'ended' } : { kind: 'refused', code }
  if (ending.has(code)) return { ...state, phase: 'closed', notice }
  switch (state.phase) {
    case 'opening':
      return { ...state, phase: 'closed', notice: { kind: 'ended' } }
    case 'staking':
      if (openRound !== null) {
        return {
          ...state,
          phase: 'unconfirmed',
          open: { ...openRound, bets: [], nextCall: 'settle' },
          notice: { kind: 'interrupted' },
        }
      }
      return {
        ...state,
        phase: 'idle',
        open: null,
        notice,
        shut: state.shut || code === 'draw-closed',
        slip: state.slip && { ...state.slip, closed, reviewing: false },
      }
    case 'settling':
      // The stake is held: the round stays to be continued.
      return { ...state, phase: 'unconfirmed', notice }
    default:
      return state
  }
}

function unanswered(state: GameState): GameState {
  if (state.phase === 'opening') return { ...state, phase: 'unopened', notice: { kind: 'unreachable' } }
  if (state.phase !== 'staking' && state.phase !== 'settling') return state
  return { ...state, phase: 'unconfirmed', notice: { kind: 'unconfirmed' } }
}

function retried(state: GameState): GameState {
  if (playBlock(state) !== null) return state
  if (state.phase === 'unopened') return { ...state, phase: 'opening', notice: null }
  if (state.phase !== 'unconfirmed' || state.open === null) return state
  return { ...state, phase: state.open.nextCall === 'stake' ? 'staking' : 'settling', notice: null }
}

/** What is staked next: every choice at the one amount, or the slip. */
function nextBets(state: GameState): OpenRound['bets'] {
  const { slip, chosen, stake } = state
  if (slip !== null) return betsOfSlip(slip, state)
  return chosen.map((selection) => ({ selection, amount: stake }))
}

/** Begins a round; a slip is read once more before it is placed. */
function played(state: GameState, round: string): GameState {
  if (state.phase !== 'idle' || playBlock(state) !== null) return state
  if (state.slip?.reviewing === false) {
    return { ...state, slip: readSlip(state.slip, state), notice: null }
  }
  return {
    ...state,
    phase: 'staking',
    open: {
      round,
      stake: roundStake(state),
      bets: nextBets(state),
      nextCall: 'stake',
      ...(state.draws === null ? {} : { draw: state.draws.draw }),
    },
    notice: null,
  }
}

/** The rules of the page: one state and one event give the next state, without side effects. */
export function reduceGame(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'opened':
      return state.phase === 'opening' ? opened(state, event) : state
    case 'stake-chosen':
      if (state.phase !== 'idle') return state
      return {
        ...state,
        stake: clamp(event.stake, state.limits, state.step),
        unfitStake: null,
        notice: null,
      }
    case 'stake-typed':
      return state.phase === 'idle' ? typeStake(state, event.typed) : state
    case 'selection-toggled':
      return toggled(state, event.selection)
    case 'choice-cleared':
      if (state.slip !== null) return changeSlip(state, () => emptySlip)
      return state.phase === 'idle' ? choose(state, []) : state
    case 'bet-typed':
      return changeSlip(state, (slip) => typeAmount(slip, event.selection, event.typed))
    case 'bet-restored':
      return changeSlip(state, restoreBet)
    case 'review-left':
      return changeSlip(state, (slip) => ({ ...slip, reviewing: false }))
    case 'play':
      return played(state, event.round)
    case 'retry':
      return retried(state)
    case 'staked':
      if (state.phase !== 'staking' || state.open?.round !== event.round) return state
      if (state.draws !== null) return placedOnDraw(state, event.balance)
      return {
        ...state,
        phase: 'settling',
        balance: event.balance,
        open: { ...state.open, nextCall: 'settle' },
        slip: state.slip && emptySlip,
      }
    case 'settled':
      if (state.phase !== 'settling' || state.open?.round !== event.settled.round) return state
      return { ...state, phase: 'revealing', open: null, revealing: event.settled }
    case 'revealed':
      if (state.phase === 'revealing' && state.drawing !== null) return drawShown(state)
      if (state.phase !== 'revealing' || state.revealing === null) return state
      return {
        ...state,
        phase: 'idle',
        balance: state.revealing.balance,
        settled: [state.revealing, ...state.settled].slice(0, kept),
        revealing: null,
      }
    case 'recalled':
      if (state.phase !== 'idle' || state.settled.length > 0) return state
      return { ...state, settled: [event.settled] }
    case 'draws-read':
      return readDraws(state, event.draws)
    case 'draw-shut':
      return shutDraw(state, event.issue)
    case 'refused':
      return refused(state, event)
    case 'unanswered':
      return unanswered(state)
    case 'transferred':
      return { ...state, transfers: state.transfers + 1 }
    case 'balance-read':
      // The answer of a stake or settlement is newer than what was read before it.
      return state.phase === 'idle' && event.at === state.transfers
        ? { ...state, balance: event.balance }
        : state
    case 'hold':
      return { ...state, paused: true }
    case 'resume':
      return { ...state, paused: false }
    case 'offline':
      return { ...state, online: false }
    default:
      return { ...state, online: true }
  }
}
