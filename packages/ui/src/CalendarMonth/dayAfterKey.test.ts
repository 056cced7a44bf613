import { expect, test } from 'vitest'
import { dayAfterKey } from './dayAfterKey.ts'

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-18', '2026-11-11'],
  ['ArrowDown', '2026-11-18', '2026-11-25'],
  ['Home', '2026-11-18', '2026-11-16'],
  ['End', '2026-11-18', '2026-11-22'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-11-18', '2026-12-18'],
  ['a', '2026-11-18', undefined],
])('the key %s leads from %s to %s', (key, from, to) => {
  expect(dayAfterKey(key, from)).toBe(to)
})
