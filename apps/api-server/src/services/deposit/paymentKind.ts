import type { DepositPaymentKind } from '@koi/contract'

/** How a payment compares with its order. `received` and `due` are in the same unit. */
export function paymentKind(payment: {
  readonly first: boolean
  readonly late: boolean
  readonly received: bigint
  readonly due: bigint
}): DepositPaymentKind {
  if (!payment.first) return 'again'
  if (payment.late) return 'late'
  if (payment.received === payment.due) return 'exact'
  return payment.received < payment.due ? 'short' : 'over'
}
