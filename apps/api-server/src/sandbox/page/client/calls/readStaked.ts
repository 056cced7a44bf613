import { field } from './field.ts'

/** Reads the reply to a stake; throws when it does not fit the contract. */
export function readStaked(data: unknown): { round: string; balance: bigint } {
  return { round: field.text(data, 'round'), balance: field.fen(data, 'balance') }
}
