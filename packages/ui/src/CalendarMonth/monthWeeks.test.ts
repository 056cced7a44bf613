import { expect, test } from 'vitest'
import { monthWeeks } from './monthWeeks.ts'

test('a month starts under its weekday, Monday first', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeks).toHaveLength(6)
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
})

test.each([
  ['2027-02', 4, 28],
  ['2024-02', 5, 29],
  ['2026-12', 5, 31],
])('the month %s has %s weeks and %s days', (month, weeks, days) => {
  expect(monthWeeks(month)).toHaveLength(weeks)
  expect(monthWeeks(month).flat().filter(Boolean)).toHaveLength(days)
})
