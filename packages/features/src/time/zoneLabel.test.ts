import { expect, test } from 'vitest'
import { zoneLabel } from './zoneLabel.ts'

test.each([
  ['Asia/Shanghai', '2026-11-22', 'GMT+8'],
  // With daylight saving time, as it had then.
  ['Asia/Shanghai', '1990-07-22', 'GMT+9'],
  ['UTC', '2026-11-22', 'GMT'],
  ['Asia/Kolkata', '2026-11-22', 'GMT+5:30'],
  ['America/New_York', '2026-11-22', 'GMT-5'],
  ['America/New_York', '2026-07-22', 'GMT-4'],
])('writes %s on %s as %s', (zone, day, label) => {
  expect(zoneLabel(zone, Date.parse(day))).toBe(label)
})
