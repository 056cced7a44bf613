import type { BetLine, EngineId } from '@koi/contract/engines'
import type { Draws, HeldRound, MatchOnClock, SettledRound } from '../calls/gameCalls.ts'
import { type Slip, sumSlip } from '../sports/slip.ts'

/** A round on its way. It keeps its id over every retry, so that it can never be staked twice. */
export interface OpenRound {
  round: string
  stake: bigint
  /** What the stake is laid on; empty for a round that was found open. */
  bets: readonly BetLine[]
  /** What a round that was found open is drawn from. */
  commitment?: HeldRound['commitment']
  /** The draw that it is laid on. */
  draw?: Draws['draw']
  /** The call that comes next. */
  nextCall: 'stake' | 'settle'
}

/** A draw that is being shown, with the player's rounds on it. */
export interface Drawing {
  readonly draw: Draws['past'][number]
  readonly rounds: readonly SettledRound[]
}

export type Notice =
  | { kind: 'refused'; code: string }
  | { kind: 'unreachable' }
  | { kind: 'unconfirmed' }
  | { kind: 'interrupted' }
  | { kind: 'ended' }

/**
 * - `opening` the ticket is being redeemed; `unopened` that failed and can be tried again
 * - `idle` ready for a round; `staking`, `settling`, `revealing` a round on its way
 * - `unconfirmed` a round whose call got no answer, or that was found open at the start: it must be continued first
 * - `closed` nothing more can be played here
 */
export type Phase =
  | 'opening'
  | 'unopened'
  | 'idle'
  | 'staking'
  | 'settling'
  | 'revealing'
  | 'unconfirmed'
  | 'closed'

export interface GameState {
  phase: Phase
  /** Fen. What the player may spend now: a stake on its way is not in it. */
  balance: bigint
  /** The stake of the next round, or on each chosen selection, fen. */
  stake: bigint
  /** A stake as it was typed, or chosen before, that cannot be laid: nothing is played as long as it stands. Null otherwise. */
  unfitStake: string | null
  /** Of the stake: those of the game, narrowed by what is chosen and by how much that is together. */
  limits: { min: bigint; max: bigint }
  /** What the stake is a multiple of, fen. */
  step: bigint
  /** Of the game. */
  gameLimits: { min: bigint; max: bigint }
  /** The rules of the game; null until the ticket is redeemed. */
  engine: EngineId | null
  /** What the next round is on, in the order of choice. */
  chosen: readonly string[]
  /** The match of the schedule that the game was opened for. */
  match: MatchOnClock | null
  /** The bets of their own amounts that are being made on a match; null for any other game. */
  slip: Slip | null
  open: OpenRound | null
  /** Whether the game is drawn on a clock. */
  drawn: boolean
  /** How it then stands, as far as it was shown; null until it is read. */
  draws: Draws | null
  /** Bets on the draw are closed. */
  shut: boolean
  /** The draw being shown, and how things stand once it was. */
  drawing: (Drawing & { readonly draws: Draws }) | null
  /** The round being revealed. */
  revealing: SettledRound | null
  /** Settled rounds of this visit, the latest first. */
  settled: readonly SettledRound[]
  /** Counts how often the balance has to be read anew because money was moved from outside. */
  transfers: number
  /** The shell asks to wait, for a reality check for example. */
  paused: boolean
  online: boolean
  notice: Notice | null
}

/** The state before the ticket is redeemed. */
export const initialState: GameState = {
  phase: 'opening',
  balance: 0n,
  stake: 0n,
  unfitStake: null,
  limits: { min: 0n, max: 0n },
  step: 1n,
  gameLimits: { min: 0n, max: 0n },
  engine: null,
  chosen: [],
  match: null,
  slip: null,
  open: null,
  drawn: false,
  draws: null,
  shut: false,
  drawing: null,
  revealing: null,
  settled: [],
  transfers: 0,
  paused: false,
  online: true,
  notice: null,
}

/** Everything that can happen to the page. Amounts in fen. */
export type GameEvent =
  | {
      type: 'opened'
      balance: bigint
      limits: { min: bigint; max: bigint }
      engine: EngineId
      openRound: HeldRound | null
      /** It is drawn on a clock. */
      drawn?: boolean
      match?: MatchOnClock | null
      /** What of the match was chosen before. */
      selection?: string | null
    }
  | { type: 'stake-chosen'; stake: bigint }
  | { type: 'stake-typed'; typed: string }
  | { type: 'selection-toggled'; selection: string }
  | { type: 'choice-cleared' }
  | { type: 'bet-typed'; selection: string; typed: string }
  | { type: 'bet-restored' }
  | { type: 'review-left' }
  | { type: 'play'; round: string }
  | { type: 'retry' }
  | { type: 'staked'; round: string; balance: bigint }
  | { type: 'settled'; settled: SettledRound }
  | { type: 'revealed' }
  /** A round of an earlier visit, whose page may have been left before it was shown. */
  | { type: 'recalled'; settled: SettledRound }
  /** `closed`: selections that are no longer offered. */
  | { type: 'refused'; code: string; openRound: HeldRound | null; closed?: readonly string[] }
  | { type: 'unanswered' }
  | { type: 'draws-read'; draws: Draws }
  /** The time to bet on this draw is over. */
  | { type: 'draw-shut'; issue: string }
  | { type: 'transferred' }
  | { type: 'balance-read'; balance: bigint; at: number }
  | { type: 'hold' }
  | { type: 'resume' }
  | { type: 'offline' }
  | { type: 'online' }

/** What the next round costs, fen. */
export function roundStake(
  state: Pick<GameState, 'engine' | 'stake' | 'chosen' | 'slip' | 'gameLimits' | 'step' | 'match'>,
): bigint {
  const { engine, stake, chosen, slip } = state
  if (slip !== null) return sumSlip(slip, state).total
  return engine === null ? stake : stake * BigInt(chosen.length)
}

/** Why the one big button does nothing now. */
export type PlayBlock =
  | 'opening'
  | 'busy'
  | 'closed'
  | 'offline'
  | 'paused'
  | 'shut'
  | 'unchosen'
  | 'unfit'
  | 'short'

/** The reason that holds the button back, or null: then it plays, or continues what is `unconfirmed` or `unopened`. */
export function playBlock(state: GameState): PlayBlock | null {
  if (state.phase === 'closed') return 'closed'
  if (state.phase === 'opening') return 'opening'
  if (state.phase === 'staking' || state.phase === 'settling' || state.phase === 'revealing') return 'busy'
  if (!state.online) return 'offline'
  if (state.phase === 'unopened') return null
  // A stake already placed may be settled during a break; a new one may not be placed.
  if (state.paused && state.open?.nextCall !== 'settle') return 'paused'
  if (state.phase !== 'idle') return null
  if (state.drawn && state.draws === null) return 'opening'
  if (state.shut) return 'shut'
  const { slip, engine, chosen } = state
  if (engine !== null && (slip?.bets ?? chosen).length === 0) return 'unchosen'
  if (slip === null ? state.unfitStake !== null : !sumSlip(slip, state).fits) return 'unfit'
  if (roundStake(state) > state.balance) return 'short'
  return null
}

/** Whether what is being shown can be skipped: spins that were won and cost nothing more (RTS 14C), and a match. */
export function canSkip({
  phase,
  revealing,
  slip,
}: Pick<GameState, 'phase' | 'revealing' | 'slip'>): boolean {
  if (phase !== 'revealing' || revealing === null) return false
  return slip !== null || revealing.play?.outcome['free'] !== undefined
}
