import type { CashierAction } from './cashierSession.ts'

/** What one payment of a press comes to, in the unit of `due`: a fifth is missing from a short one. */
export function paidBy(action: CashierAction, due: bigint): bigint {
  return action === 'short' ? due - due / 5n : due
}
