import type { SettledRound } from '../round/gameState.ts'
import { field } from './field.ts'

/** Reads the reply to a settlement; throws when it does not fit the contract. */
export function readSettled(data: unknown): SettledRound {
  const outcome = field.value(data, 'outcome')
  return {
    round: field.text(data, 'round'),
    stake: field.fen(data, 'stake'),
    payout: field.fen(data, 'payout'),
    balance: field.fen(data, 'balance'),
    multiplier: field.text(outcome, 'multiplier'),
    seed: field.number(outcome, 'seed'),
  }
}
