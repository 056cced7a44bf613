import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount, sanitizeAmount } from './amount.ts'

const typed = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789０１２９．。..-+ ,¥e')) }),
  fc.string({ unit: 'binary' }),
)

describe('sanitizeAmount', () => {
  it.each([
    ['', ''],
    ['.', ''],
    ['...', ''],
    ['。', ''],
    ['00', '0'],
    ['007', '7'],
    ['00.5', '0.5'],
    ['.5', '0.5'],
    ['12.', '12.'],
    ['0.', '0.'],
    ['12.999', '12.99'],
    ['1.2.3', '1.23'],
    ['¥1,234.50', '1234.50'],
    ['-12', '12'],
    ['1e5', '15'],
    ['１２．５', '12.5'],
    ['１２。５', '12.5'],
    ['abc', ''],
  ])('turns %j into %j', (text, clean) => {
    expect(sanitizeAmount(text)).toBe(clean)
  })

  it('cuts to the decimals asked for, and drops the dot when there are none', () => {
    expect(sanitizeAmount('12.3456', { decimals: 3 })).toBe('12.345')
    expect(sanitizeAmount('12.9', { decimals: 0 })).toBe('12')
    expect(sanitizeAmount('.9', { decimals: 0 })).toBe('0')
    expect(sanitizeAmount('.', { decimals: 0 })).toBe('')
  })

  it('changes nothing more when it is applied again', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 6 }), (text, decimals) => {
        const once = sanitizeAmount(text, { decimals })
        expect(sanitizeAmount(once, { decimals })).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  it('leaves nothing but an amount, with no more decimals than allowed', () => {
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 6 }), (text, decimals) => {
        const shape = decimals ? `^(|(0|[1-9]\\d*)(\\.\\d{0,${decimals}})?)$` : '^(|0|[1-9]\\d*)$'
        expect(sanitizeAmount(text, { decimals })).toMatch(new RegExp(shape))
      }),
      { numRuns: 1000 },
    )
  })

  it('never makes another value of a text that is an amount already', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.integer({ min: 0, max: 99 }), (yuan, cents) => {
        const text = `${yuan}.${String(cents).padStart(2, '0')}`
        expect(sanitizeAmount(text)).toBe(text)
        expect(parseAmount(sanitizeAmount(`0${text}9`))).toBe(yuan * 100n + BigInt(cents))
      }),
    )
  })
})
