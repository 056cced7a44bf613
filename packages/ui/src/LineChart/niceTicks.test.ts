import { expect, test } from 'vitest'
import { niceTicks } from './niceTicks.ts'

test.each([
  [
    [0n, 8n],
    [0n, 2n, 4n, 6n, 8n],
  ],
  [
    [120n, 950_000n],
    [0n, 500_000n, 1_000_000n],
  ],
  [
    [-30_000n, 50_000n],
    [-40_000n, -20_000n, 0n, 20_000n, 40_000n, 60_000n],
  ],
  [[-70n], [-80n, -60n, -40n, -20n, 0n]],
  [[0n], [0n, 50n]],
  [[], [0n, 50n]],
])('the values %s are spanned by the ticks %s', (values, ticks) => {
  expect(niceTicks(values)).toEqual(ticks)
})

test('amounts beyond what a float holds exactly stay exact', () => {
  const ticks = niceTicks([9_007_199_254_740_993n])
  expect(ticks.at(-1)).toBe(10_000_000_000_000_000n)
})
