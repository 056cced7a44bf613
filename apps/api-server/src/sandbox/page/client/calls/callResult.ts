import type { HeldRound } from './session.ts'

/**
 * How a call ended. `refused`: the server said no and nothing moved. `unanswered`: it is not known what happened
 * (no connection, no answer in time, a reply that cannot be read), so the same call must be made again.
 */
export type CallResult<Reply> =
  | { kind: 'done'; reply: Reply }
  | { kind: 'refused'; code: string; openRound: HeldRound | null }
  | { kind: 'unanswered' }
