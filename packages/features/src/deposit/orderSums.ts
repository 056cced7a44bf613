import { parseDecimal } from '@koi/api-core/amount'
import type { DepositOrder } from '@koi/contract'
import type { DepositOrderView } from './depositOrderModel.ts'

const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + parseDecimal(amount), 0n)

/**
 * What came in for an order, what is kept of it and what is left, over all its payments. While the payment is awaited,
 * what it will be; nothing for an order that ended without one. Received less fee is always what arrives.
 */
export function orderSums({
  state,
  fee,
  arrives,
  payments,
}: DepositOrder): Pick<DepositOrderView, 'received' | 'fee' | 'arrives' | 'credited'> {
  if (payments.length === 0) {
    return state === 'awaiting'
      ? { received: null, fee: parseDecimal(fee), arrives: parseDecimal(arrives), credited: null }
      : { received: null, fee: null, arrives: null, credited: null }
  }
  const received = sum(payments.map((payment) => payment.received))
  const kept = sum(payments.map((payment) => payment.fee))
  const credited = payments.flatMap((payment) => payment.credited ?? [])
  return {
    received,
    fee: kept,
    arrives: received - kept,
    credited: credited.length === 0 ? null : sum(credited),
  }
}
