import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCardNumber } from './isCardNumber.ts'
import { isCoinAddress } from './isCoinAddress.ts'

const tron = [
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
  'TG3XXyExBkPp9nzdajDZsozEu4BkaSJozs',
]
// From EIP-55.
const ethereum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

const digit = fc.integer({ min: 0, max: 9 })
/** The numbers of 16 to 19 digits with a right check digit, built digit by digit from the left. */
const card = fc.array(digit, { minLength: 15, maxLength: 18 }).map((digits) => {
  const doubled = digits.map((value, index) => ((digits.length - index) % 2 === 1 ? value * 2 : value))
  const sum = doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return `${digits.join('')}${(10 - (sum % 10)) % 10}`
})

describe('a card number', () => {
  test.each(['6222021234567890128', '4111111111111111', '6217001234567890122', '6222021234567890123'])(
    'the card number %s is judged as its check digit says',
    (text) => {
      const digits = Array.from(text, Number).toReversed()
      const sum = digits.reduce((total, value, place) => {
        const add = place % 2 === 1 ? value * 2 : value
        return total + Math.floor(add / 10) + (add % 10)
      }, 0)
      expect(isCardNumber(text)).toBe(sum % 10 === 0)
    },
  )

  test('passes with the right check digit, and with no other', () => {
    fc.assert(
      fc.property(card, digit, (text, other) => {
        expect(isCardNumber(text)).toBe(true)
        expect(isCardNumber(`${text.slice(0, -1)}${other}`)).toBe(text.endsWith(String(other)))
      }),
    )
  })

  test('a card number with one wrong digit anywhere is refused', () => {
    fc.assert(
      fc.property(card, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, place, shift) => {
        const at = place % text.length
        const wrong = (Number(text.charAt(at)) + shift) % 10
        expect(isCardNumber(`${text.slice(0, at)}${wrong}${text.slice(at + 1)}`)).toBe(false)
      }),
    )
  })

  test.each([
    '',
    '411111111111111',
    '41111111111111111116',
    '4111 1111 1111 1111',
    '４１１１１１１１１１１１１１１１',
  ])('refuses %j as a card number', (text) => expect(isCardNumber(text)).toBe(false))
})

describe.each([
  ['TRC20', tron],
  ['ERC20', ethereum],
] as const)('an address on %s', (network, known) => {
  test.each(known)('accepts the address %s', (address) => expect(isCoinAddress(network, address)).toBe(true))

  test('an address with one wrong character is refused', () => {
    const alphabet =
      network === 'TRC20' ? '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz' : '0123456789'
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.integer({ min: network === 'TRC20' ? 1 : 2, max: 33 }),
        fc.constantFrom(...Array.from(alphabet)),
        (address, at, other) => {
          fc.pre(address.charAt(at) !== other)
          expect(isCoinAddress(network, `${address.slice(0, at)}${other}${address.slice(at + 1)}`)).toBe(
            false,
          )
        },
      ),
      { numRuns: 300 },
    )
  })

  test('an address of the other network is refused', () => {
    for (const address of network === 'TRC20' ? ethereum : tron) {
      expect(isCoinAddress(network, address)).toBe(false)
    }
  })

  test('any other text is refused as an address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isCoinAddress(network, text)).toBe(false)
      }),
    )
  })
})

test('an Ethereum address in one case carries no checksum and is refused', () => {
  for (const address of ethereum) {
    expect(isCoinAddress('ERC20', address.toLowerCase())).toBe(false)
    expect(isCoinAddress('ERC20', `0x${address.slice(2).toUpperCase()}`)).toBe(false)
  }
})
