import { expect, it } from 'vitest'
import { formatPayment, paymentOf, readSettlement } from './payment.ts'

it('formats what was paid in the unit of the order', () => {
  const due = { amount: 6945n, unit: 'USDT', network: 'TRC20' }
  expect(formatPayment(due.amount, due)).toBe('69.45 USDT')
  expect(formatPayment(paymentOf('short', due.amount), due)).toBe('55.56 USDT')
  expect(formatPayment(paymentOf('late', 50_000n), { unit: 'CNY' })).toBe('¥500.00')
})

it('knows after a reload which action settled the order, and ignores any other history state', () => {
  expect(readSettlement({ action: 'twice', locale: 'en' })).toEqual({ action: 'twice', locale: 'en' })
  for (const other of [null, 'confirm', {}, { action: 'steal', locale: 'en' }]) {
    expect(readSettlement(other)).toBeNull()
  }
})
