import type { HeldRound } from '../calls/session.ts'
import type { SettledRound } from './gameState.ts'

/** Everything that can happen to the page. Amounts in fen. */
export type GameEvent =
  | {
      type: 'opened'
      balance: bigint
      limits: { min: bigint; max: bigint }
      openRound: HeldRound | null
    }
  | { type: 'stake-chosen'; stake: bigint }
  | { type: 'play'; round: string }
  | { type: 'retry' }
  | { type: 'staked'; round: string; balance: bigint }
  | { type: 'settled'; settled: SettledRound }
  | { type: 'revealed' }
  | { type: 'refused'; code: string; openRound: HeldRound | null }
  | { type: 'unanswered' }
  | { type: 'hold' }
  | { type: 'resume' }
  | { type: 'offline' }
  | { type: 'online' }
