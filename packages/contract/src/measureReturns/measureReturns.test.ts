import { expect, test } from 'vitest'
import { returnBound } from './measureReturns.ts'

test('a bound is four deviations of the mean, and narrows with the root of the rounds', () => {
  const even = { id: 'red', name: { 'zh-CN': '红', en: 'Red' }, odds: 200, rtp: '97.29' }
  // All or nothing at 200 with a mean of 97.29 deviates by 99.96.
  expect(returnBound(even, 10_000)).toBeCloseTo(4 * 0.9996 + 0.01, 2)
  expect(returnBound(even, 1_000_000)).toBeCloseTo(0.41, 2)
  expect(returnBound({ ...even, spread: 50 }, 10_000)).toBeCloseTo(2.01, 2)
})
