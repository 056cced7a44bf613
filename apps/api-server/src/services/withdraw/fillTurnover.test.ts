import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillTurnover } from './fillTurnover.ts'

const deposit = (id: string, amount: bigint, staked: bigint) => ({ id, at: new Date(0), amount, staked })
const doneOf = (items: readonly { readonly done: bigint }[]) => items.map(({ done }) => done)

describe('turnover', () => {
  test('is filled oldest first', () => {
    expect(doneOf(fillTurnover([deposit('a', 100n, 40n), deposit('b', 100n, 100n)], 1n))).toEqual([100n, 40n])
  })

  test('does not count for a deposit that came later', () => {
    expect(doneOf(fillTurnover([deposit('a', 100n, 500n), deposit('b', 100n, 0n)], 1n))).toEqual([100n, 0n])
  })

  test('asks for each deposit as many times as the rule says', () => {
    const [item] = fillTurnover([deposit('a', 100n, 250n)], 3n)
    expect(item).toMatchObject({ required: 300n, done: 250n })
  })

  test('is never more than asked for, never more than staked, and never leaves an older deposit behind', () => {
    const any = fc.array(fc.tuple(fc.bigInt(1n, 1_000n), fc.bigInt(0n, 1_500n)), { maxLength: 12 })
    fc.assert(
      fc.property(any, fc.bigInt(1n, 3n), (rows, times) => {
        const deposits = rows.map(([amount, staked], index) => deposit(String(index), amount, staked))
        const items = fillTurnover(deposits, times)
        const staked = deposits.reduce((sum, row) => sum + row.staked, 0n)
        expect(items.reduce((sum, item) => sum + item.done, 0n)).toBeLessThanOrEqual(staked)
        for (const item of items) {
          expect(item.done).toBeLessThanOrEqual(item.required)
          expect(item.required).toBe(item.amount * times)
        }
        const open = items.findIndex((item) => item.done < item.required)
        const laterStakes = deposits.slice(Math.max(open, 0)).reduce((sum, row) => sum + row.staked, 0n)
        // What was staked since the oldest open deposit has gone into it or into others before it was filled.
        const younger = open < 0 ? [] : items.slice(open + 1)
        expect(younger.every((item) => item.done === 0n)).toBe(true)
        expect(items[open]?.done ?? 0n).toBeLessThanOrEqual(laterStakes)
      }),
    )
  })
})
