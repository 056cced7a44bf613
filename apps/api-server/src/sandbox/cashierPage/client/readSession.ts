import { field } from '../../page/client/calls/field.ts'
import type { CashierSession } from './cashierSession.ts'

/**
 * Reads the reply to a redeemed ticket of the cashier.
 * @throws TypeError or RangeError when it does not fit the contract.
 */
export function readSession(data: unknown): CashierSession {
  const due = field.value(data, 'due')
  const network = field.value(due, 'network')
  const expiresAt = Date.parse(field.text(data, 'expiresAt'))
  if (Number.isNaN(expiresAt)) throw new TypeError('"expiresAt" is not an instant')
  return {
    key: field.text(data, 'key'),
    order: field.text(data, 'order'),
    channel: field.oneOf(data, 'channel', ['bank', 'alipay', 'coin']),
    amount: field.fen(data, 'amount'),
    due: {
      amount: field.fen(due, 'amount'),
      unit: field.text(due, 'unit'),
      network: network === null ? null : field.text(due, 'network'),
    },
    expiresAt,
    locale: field.oneOf(data, 'locale', ['zh-CN', 'en']),
  }
}
