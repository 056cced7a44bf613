import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AmountError, fenToDecimal, parseAmount, parseDecimal, sanitizeAmount } from './amount.ts'

const reasonOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof AmountError) return error.reason
  }
  return 'none'
}

describe('parseAmount', () => {
  it.each([
    ['0', 0n],
    ['12', 1200n],
    ['12.', 1200n],
    ['12.5', 1250n],
    ['1234.50', 123450n],
    ['0.01', 1n],
    ['90071992547409931.07', 9007199254740993107n],
  ])('reads %j as %d fen', (text, fen) => {
    expect(parseAmount(text)).toBe(fen)
  })

  it.each([
    ['', 'empty'],
    ['.', 'malformed'],
    ['.5', 'malformed'],
    ['-1', 'malformed'],
    ['1,234', 'malformed'],
    ['¥1', 'malformed'],
    [' 1', 'malformed'],
    ['1\n', 'malformed'],
    ['1e3', 'malformed'],
    ['0x10', 'malformed'],
    ['１', 'malformed'],
    ['1.234', 'too-precise'],
  ])('refuses %j as %s', (text, reason) => {
    expect(reasonOf(() => parseAmount(text))).toBe(reason)
  })

  it('keeps what was typed out of its error', () => {
    expect(() => parseAmount('secret')).toThrow(/^Not an amount: malformed$/)
  })

  it('reads everything that sanitizeAmount leaves', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseAmount(sanitizeAmount(`1${text}`))).toBeGreaterThan(0n)
      }),
    )
  })
})

describe('parseDecimal', () => {
  it('reads a negative amount of the wire', () => {
    expect(parseDecimal('-12.00')).toBe(-1200n)
    expect(parseDecimal('-0.05')).toBe(-5n)
  })

  it.each(['--1', '-', '+1', '1-', '', '-.5'])('refuses %j', (text) => {
    expect(() => parseDecimal(text)).toThrow(AmountError)
  })

  it('undoes fenToDecimal', () => {
    fc.assert(
      fc.property(fc.bigInt(), (fen) => {
        expect(parseDecimal(fenToDecimal(fen))).toBe(fen)
        expect(fenToDecimal(fen)).toMatch(/^-?(0|[1-9]\d*)\.\d\d$/)
      }),
    )
  })
})
