import type { GameEvent } from './gameEvent.ts'
import type { GameState, Notice } from './gameState.ts'
import { playBlock } from './playBlock.ts'

/** Codes after which no round can be played with this key. */
const ending: ReadonlySet<string> = new Set(['game-closed', 'token'])

const kept = 12

function clamp(stake: bigint, { min, max }: { min: bigint; max: bigint }): bigint {
  if (stake < min) return min
  return stake > max ? max : stake
}

function opened(state: GameState, event: Extract<GameEvent, { type: 'opened' }>): GameState {
  const { openRound } = event
  return {
    ...state,
    phase: openRound === null ? 'idle' : 'unclear',
    balance: event.balance,
    limits: event.limits,
    stake: clamp(openRound?.stake ?? event.limits.min, event.limits),
    open: openRound === null ? null : { ...openRound, owes: 'settle' },
    notice: openRound === null ? null : { kind: 'interrupted' },
  }
}

function refused(state: GameState, { code, openRound }: Extract<GameEvent, { type: 'refused' }>): GameState {
  const notice: Notice = ending.has(code) ? { kind: 'ended' } : { kind: 'refused', code }
  if (ending.has(code)) return { ...state, phase: 'closed', notice }
  switch (state.phase) {
    case 'opening':
      return { ...state, phase: 'closed', notice: { kind: 'ended' } }
    case 'staking':
      if (openRound !== null) {
        return {
          ...state,
          phase: 'unclear',
          open: { ...openRound, owes: 'settle' },
          notice: { kind: 'interrupted' },
        }
      }
      return { ...state, phase: 'idle', open: null, notice }
    case 'settling':
      // The stake is held: the round stays to be continued.
      return { ...state, phase: 'unclear', notice }
    default:
      return state
  }
}

function unanswered(state: GameState): GameState {
  if (state.phase === 'opening') return { ...state, phase: 'unopened', notice: { kind: 'unreachable' } }
  if (state.phase !== 'staking' && state.phase !== 'settling') return state
  return { ...state, phase: 'unclear', notice: { kind: 'unclear' } }
}

function retried(state: GameState): GameState {
  if (playBlock(state) !== null) return state
  if (state.phase === 'unopened') return { ...state, phase: 'opening', notice: null }
  if (state.phase !== 'unclear' || state.open === null) return state
  return { ...state, phase: state.open.owes === 'stake' ? 'staking' : 'settling', notice: null }
}

/** The rules of the page: one state and one event give the next state, without side effects. */
export function reduceGame(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'opened':
      return state.phase === 'opening' ? opened(state, event) : state
    case 'stake-chosen':
      if (state.phase !== 'idle') return state
      return { ...state, stake: clamp(event.stake, state.limits), notice: null }
    case 'play':
      if (state.phase !== 'idle' || playBlock(state) !== null) return state
      return {
        ...state,
        phase: 'staking',
        open: { round: event.round, stake: state.stake, owes: 'stake' },
        notice: null,
      }
    case 'retry':
      return retried(state)
    case 'staked':
      if (state.phase !== 'staking' || state.open?.round !== event.round) return state
      return { ...state, phase: 'settling', balance: event.balance, open: { ...state.open, owes: 'settle' } }
    case 'settled':
      if (state.phase !== 'settling' || state.open?.round !== event.settled.round) return state
      return { ...state, phase: 'revealing', open: null, revealing: event.settled }
    case 'revealed':
      if (state.phase !== 'revealing' || state.revealing === null) return state
      return {
        ...state,
        phase: 'idle',
        balance: state.revealing.balance,
        settled: [state.revealing, ...state.settled].slice(0, kept),
        revealing: null,
      }
    case 'refused':
      return refused(state, event)
    case 'unanswered':
      return unanswered(state)
    case 'hold':
      return { ...state, held: true }
    case 'resume':
      return { ...state, held: false }
    case 'offline':
      return { ...state, online: false }
    default:
      return { ...state, online: true }
  }
}
