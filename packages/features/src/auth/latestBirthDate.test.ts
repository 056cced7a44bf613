import fc from 'fast-check'
import { expect, test } from 'vitest'
import { latestBirthDate } from './latestBirthDate.ts'

const timeZone = 'Asia/Shanghai'
const latest = (now: string) => latestBirthDate({ now: Date.parse(now), timeZone, minimumAge: 18 })

test('who turns eighteen today in the business time zone is of age', () => {
  expect(latest('2026-11-21T04:00:00.000Z')).toBe('2008-11-21')
  expect(latest('2026-11-20T16:00:00.000Z')).toBe('2008-11-21')
  expect(latest('2026-11-20T15:59:59.999Z')).toBe('2008-11-20')
})

test('a leap day falls on the last day of February', () => {
  expect(latest('2028-02-29T04:00:00.000Z')).toBe('2010-02-28')
})

test('it is always a day of the calendar', () => {
  const times = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) })
  fc.assert(
    fc.property(times, (now) => {
      const day = latestBirthDate({ now, timeZone, minimumAge: 18 })
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
    }),
  )
})
