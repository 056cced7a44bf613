import { expect, test } from 'vitest'
import { firstRecordDay, firstRecordTime } from './recordSpan.ts'

const timeZone = 'Asia/Shanghai'

test.each([
  ['2026-11-23T04:00:00Z', '2025-11-23'],
  ['2026-11-22T16:00:00Z', '2025-11-23'],
  ['2026-11-22T15:59:59Z', '2025-11-22'],
  ['2028-02-29T04:00:00Z', '2027-02-28'],
])('records begin at %s with the business day %s', (now, day) => {
  expect(firstRecordDay(Date.parse(now), { timeZone })).toBe(day)
})

test('the first day of records is there as a whole', () => {
  expect(firstRecordTime(Date.parse('2026-11-23T04:00:00Z'), { timeZone })).toEqual(
    new Date('2025-11-22T16:00:00.000Z'),
  )
})
