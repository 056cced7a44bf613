import { cashierActions } from '@koi/contract/sandbox'
import { expect, it } from 'vitest'
import { cashierTexts, refusalMessage } from './cashierTexts.ts'

it('the cashier has a message of its own for the result of every action, in both languages', () => {
  for (const texts of Object.values(cashierTexts)) {
    const messages = cashierActions.map((action) => texts.results[action].text('¥1.00'))
    expect(new Set(messages).size).toBe(cashierActions.length)
  }
})

it('distinguishes an order that is settled from a page that has expired', () => {
  const texts = cashierTexts.en
  const messageFor = (code: string) => refusalMessage(texts, { kind: 'refused', code, details: code })
  expect(messageFor('order-closed')).toBe(texts.closed)
  expect(messageFor('order-unknown')).toBe(texts.invalid)
})
