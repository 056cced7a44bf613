import { expect, test } from 'vitest'
import { formatElapsed } from './useGameHud.ts'

test.each([
  [0, '0:00:00'],
  [59_999, '0:00:59'],
  [727_000, '0:12:07'],
  [3_600_000, '1:00:00'],
  [100 * 3_600_000, '100:00:00'],
  [-5, '0:00:00'],
])('formats %i ms as %s', (ms, text) => {
  expect(formatElapsed(ms)).toBe(text)
})
