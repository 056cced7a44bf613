import { expect, test } from 'vitest'
import { engineIds } from '../engines/index.ts'
import { holds, measureReturns, returnBound } from './measureReturns.ts'

// The seed is fixed: the same rounds are played every time.
test.each(engineIds)(
  '20,000 rounds of %s return what is stated, within what chance allows',
  (id) => {
    const returns = measureReturns(id, { rounds: 20_000, seed: 'koi' })
    expect(returns.filter((one) => !holds(one))).toEqual([])
  },
  60_000,
)

test('a bound is four deviations of the mean, and narrows with the root of the rounds', () => {
  const even = { id: 'red', name: { 'zh-CN': '红', en: 'Red' }, odds: 200, rtp: '97.29' }
  // All or nothing at 200 with a mean of 97.29 deviates by 99.96.
  expect(returnBound(even, 10_000)).toBeCloseTo(4 * 0.9996 + 0.01, 2)
  expect(returnBound(even, 1_000_000)).toBeCloseTo(0.41, 2)
  expect(returnBound({ ...even, spread: 50 }, 10_000)).toBeCloseTo(2.01, 2)
})
