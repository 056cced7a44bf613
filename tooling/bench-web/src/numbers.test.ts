import { expect, test } from 'vitest'
import { median, p95 } from './numbers.ts'

test('the median is the middle of the numbers, in whatever order they come', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([4])).toBe(4)
})

test('the 95th percentile of twenty numbers leaves the largest out, that of ten does not', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => 20 - index)
  expect(p95(numbers)).toBe(19)
  expect(p95(numbers.slice(0, 10))).toBe(20)
})
