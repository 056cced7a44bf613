import * as v from 'valibot'
import { expect, test } from 'vitest'
import { amountInput } from './amountInput.ts'

test.each(['0.01', '5.00', '1234.50', '999999999.99'])('%j is an amount to ask for', (text) => {
  expect(v.safeParse(amountInput, text)).toMatchObject({ success: true, output: text })
})

test.each([
  '5',
  '5.5',
  '05.00',
  '00.50',
  '.50',
  '5.',
  '-5.00',
  '+5.00',
  '5.000',
  '1e2',
  '5,00',
  '5.00 ',
  ' 5.00',
])('%j is none: an amount has one form', (text) => {
  expect(v.safeParse(amountInput, text).success).toBe(false)
})

test('nor is anything that is longer than a wallet can be, or no text', () => {
  for (const value of ['1000000000.00', '５.00', '5.00\n', 5, 5n, null, ['5.00']]) {
    expect(v.safeParse(amountInput, value).success).toBe(false)
  }
})
