import { expect, test } from 'vitest'
import { hasReachedAge } from './hasReachedAge.ts'

test.each([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['1990-01-01', '2026-11-21', true],
  ['2030-01-01', '2026-11-21', false],
])('born on %s, on %s: %j', (born, today, reached) => {
  expect(hasReachedAge(born, 18, today)).toBe(reached)
})
