import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositBonusOf, requirementOf } from './wagering.ts'

const fen = (max: bigint) => fc.bigInt({ min: 0n, max })
const terms = fc.record({ minDeposit: fen(10n ** 8n), percent: fen(20_000n), maxBonus: fen(10n ** 8n) })

test('a deposit below the least one brings no bonus', () => {
  fc.assert(
    fc.property(terms, fen(10n ** 9n), (bonus, credited) => {
      fc.pre(credited < bonus.minDeposit)
      expect(depositBonusOf(bonus, credited)).toBeNull()
    }),
  )
})

test('a deposit bonus is its percentage rounded down, and never above the maximum', () => {
  fc.assert(
    fc.property(terms, fen(10n ** 9n), ({ percent, maxBonus, minDeposit }, more) => {
      const credited = minDeposit + more
      const exact = (credited * percent) / 10_000n
      const bonus = depositBonusOf({ percent, maxBonus, minDeposit }, credited)
      expect(bonus).toBe([exact, maxBonus].toSorted((a, b) => Number(a - b))[0])
    }),
  )
})

test('the wagering requirement multiplies the bonus, with the deposit where the terms say so', () => {
  const amounts = { bonus: 5_000n, deposit: 10_000n }
  expect(requirementOf({ times: 8, base: 'bonus' }, amounts)).toBe(40_000n)
  expect(requirementOf({ times: 8, base: 'deposit-and-bonus' }, amounts)).toBe(120_000n)
})
