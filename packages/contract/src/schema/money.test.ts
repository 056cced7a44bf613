import fc from 'fast-check'
import { fenToDecimal } from '@koi/api-core/amount'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { amountInput, money } from './money.ts'

const accepts = (schema: typeof money | typeof amountInput, value: unknown) =>
  v.safeParse(schema, value).success

const malformed = [
  '',
  '5',
  '5.5',
  '.50',
  '5.',
  '+5.00',
  '--5.00',
  '5.000',
  '1e2',
  '0x10.00',
  '5,00',
  '1,234.50',
  '5.00 ',
  ' 5.00',
  '5.00\n',
  '５.00',
  '5．00',
  '٥.00',
  'NaN',
  'Infinity',
  'null',
  '1234567890123456.00',
]

const notText = [5, 5.5, 5n, null, undefined, true, ['5.00'], { yuan: '5.00' }, new Date(0)]

test.each(malformed)('refuses %j as an amount of a reply and of an input', (text) => {
  expect(accepts(money, text)).toBe(false)
  expect(accepts(amountInput, text)).toBe(false)
})

test('refuses everything that is no text as an amount', () => {
  for (const value of notText) {
    expect(accepts(money, value)).toBe(false)
    expect(accepts(amountInput, value)).toBe(false)
  }
})

test.each(['-5.00', '05.00', '00.50', '1000000000.00'])(
  'refuses %j as an amount to ask for: it has no sign, one form, and fits a wallet',
  (text) => {
    expect(accepts(amountInput, text)).toBe(false)
  },
)

test.each([
  ['0.01', 1n],
  ['5.00', 500n],
  ['1234.50', 123_450n],
  ['999999999.99', 99_999_999_999n],
])('reads %j as %d fen', (text, fen) => {
  expect(v.parse(amountInput, text)).toBe(fen)
  expect(v.parse(money, text)).toBe(fen)
})

test('every amount of a reply is read back as it was written', () => {
  const widest = 99_999_999_999_999_999n
  fc.assert(
    fc.property(fc.bigInt({ min: -widest, max: widest }), (fen) => {
      expect(v.parse(money, fenToDecimal(fen))).toBe(fen)
    }),
  )
})

test('every amount to ask for is read back as it was written, and below zero refused', () => {
  const widest = 99_999_999_999n
  fc.assert(
    fc.property(fc.bigInt({ min: -widest, max: widest }), (fen) => {
      const read = v.safeParse(amountInput, fenToDecimal(fen))
      expect(read.success ? read.output : null).toBe(fen < 0n ? null : fen)
    }),
  )
})
