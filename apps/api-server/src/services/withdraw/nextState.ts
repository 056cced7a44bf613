import type { RejectionReason, WithdrawalState } from '@koi/contract'
import { withdrawal } from '../../rules/withdrawal.ts'

/** Where a withdrawal goes from here; a reason stands with a rejection. */
export interface NextState {
  readonly state: WithdrawalState
  readonly reason: RejectionReason | null
}

const { inReview, byBank } = withdrawal.rejected

/**
 * The sandbox's reviewer and bank: they decide by the last two digits of the amount in fen, so that each end of the ladder
 * can be reached on purpose.
 */
export function nextState(from: 'requested' | 'reviewing' | 'processing', amount: bigint): NextState {
  const ending = amount % 100n
  if (from === 'requested') return { state: 'reviewing', reason: null }
  if (from === 'reviewing') {
    return ending === inReview
      ? { state: 'rejected', reason: 'account-unconfirmed' }
      : { state: 'processing', reason: null }
  }
  return ending === byBank
    ? { state: 'rejected', reason: 'payment-returned' }
    : { state: 'paid', reason: null }
}
