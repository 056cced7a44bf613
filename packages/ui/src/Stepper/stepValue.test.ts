import { expect, test } from 'vitest'
import { snapValue } from './stepValue.ts'

test.each([
  [7, { min: 0, max: 10, step: 5 }, 5],
  [99, { min: 0, max: 10, step: 4 }, 8],
  [-3, { min: 1, max: 10, step: 1 }, 1],
  [0.30000000000000004, { min: 0, max: 1, step: 0.1 }, 0.3],
  [12, { min: 10, max: 120, step: 5 }, 10],
  [1234, { min: -Infinity, max: Infinity, step: 100 }, 1200],
])('the value %d on the steps %o becomes %d', (value, bounds, snapped) => {
  expect(snapValue(value, bounds)).toBe(snapped)
})
