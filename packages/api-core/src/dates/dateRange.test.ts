import fc from 'fast-check'
import { assert, describe, expect, it } from 'vitest'
import { DATE_PRESETS } from '../constants/constants.ts'
import { type DatePreset, dateRange } from './dateRange.ts'
import { zonedDate, zonedDayStart } from './dates.ts'

const iso = (preset: DatePreset, now: string, timeZone = 'Asia/Shanghai') => {
  const range = dateRange(preset, { now: new Date(now), timeZone })
  return range && [range.start.toISOString(), range.end.toISOString()]
}

const zones = Intl.supportedValuesOf('timeZone')
const presets = [0, 1, 2, 3] as const
const lengths = [1, 1, 7, 30] as const

/** Days of the calendar, counted by the language's own UTC dates. */
const shift = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

describe('dateRange', () => {
  it('gives no bounds for the preset without', () => {
    expect(dateRange(DATE_PRESETS.none, { now: 0, timeZone: 'Asia/Shanghai' })).toBeNull()
  })

  it('counts whole days of the business zone, the end outside', () => {
    const now = '2026-11-21T04:00:00Z'
    expect(iso(0, now)).toEqual(['2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'])
    expect(iso(1, now)).toEqual(['2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z'])
    expect(iso(2, now)).toEqual(['2026-11-14T16:00:00.000Z', '2026-11-21T16:00:00.000Z'])
    expect(iso(3, now)).toEqual(['2026-10-22T16:00:00.000Z', '2026-11-21T16:00:00.000Z'])
  })

  it('changes the day at midnight of the business zone, to the millisecond', () => {
    expect(iso(0, '2026-11-21T15:59:59.999Z')?.[0]).toBe('2026-11-20T16:00:00.000Z')
    expect(iso(0, '2026-11-21T16:00:00.000Z')?.[0]).toBe('2026-11-21T16:00:00.000Z')
  })

  it('crosses leap days, months and years', () => {
    expect(iso(1, '2028-03-01T04:00:00Z')).toEqual(['2028-02-28T16:00:00.000Z', '2028-02-29T16:00:00.000Z'])
    expect(iso(2, '2027-01-03T04:00:00Z')?.[0]).toBe('2026-12-27T16:00:00.000Z')
  })

  it.each([
    // Clocks go forward at midnight: the day starts at one.
    ['America/Sao_Paulo', '2018-11-04T12:00:00Z', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
    ['Africa/Cairo', '2024-04-26T12:00:00Z', '2024-04-25T22:00:00.000Z', '2024-04-26T21:00:00.000Z'],
    // Midnight comes twice: the day starts at the first.
    ['America/Havana', '2024-11-03T12:00:00Z', '2024-11-03T04:00:00.000Z', '2024-11-04T05:00:00.000Z'],
    // Clocks go back to before midnight.
    ['America/Sao_Paulo', '2018-02-18T12:00:00Z', '2018-02-18T03:00:00.000Z', '2018-02-19T03:00:00.000Z'],
    // The gap starts before midnight: 23:30 becomes 00:30.
    ['America/Toronto', '1919-03-31T12:00:00Z', '1919-03-31T04:30:00.000Z', '1919-04-01T04:00:00.000Z'],
    // An ordinary change in the small hours.
    ['America/New_York', '2026-03-08T12:00:00Z', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    // Quarter hours.
    ['Asia/Kathmandu', '2026-11-21T12:00:00Z', '2026-11-20T18:15:00.000Z', '2026-11-21T18:15:00.000Z'],
  ])('finds the day of %s at %s', (timeZone, now, start, end) => {
    expect(iso(0, now, timeZone)).toEqual([start, end])
  })

  it('gives an empty span for the day that Samoa never had', () => {
    expect(iso(1, '2011-12-31T00:00:00Z', 'Pacific/Apia')).toEqual([
      '2011-12-30T10:00:00.000Z',
      '2011-12-30T10:00:00.000Z',
    ])
  })

  it('holds the moment, and exactly the days it says, for any clock in any zone', () => {
    // From 2012: before, St. John's put clocks back at 00:01, and a day there came twice.
    const clocks = fc.integer({ min: Date.UTC(2012, 0), max: Date.UTC(2060, 0) })
    fc.assert(
      fc.property(clocks, fc.constantFrom(...zones), fc.constantFrom(...presets), (now, timeZone, preset) => {
        const range = dateRange(preset, { now, timeZone })
        assert(range)
        const today = zonedDate(now, { timeZone })
        const lastDay = preset === 1 ? shift(today, -1) : today
        const firstDay = shift(lastDay, 1 - lengths[preset])
        expect(zonedDate(Number(range.end) - 1, { timeZone }) <= lastDay).toBe(true)
        expect(zonedDate(range.start, { timeZone }) >= firstDay).toBe(true)
        expect(range.start).toEqual(zonedDayStart(firstDay, { timeZone }))
        expect(range.end).toEqual(zonedDayStart(lastDay, { timeZone, days: 1 }))
        expect(zonedDate(Number(range.start) - 1, { timeZone }) < firstDay).toBe(true)
        expect(now >= Number(range.start) && now < Number(range.end)).toBe(preset !== 1)
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses an unknown preset, zone or time', () => {
    const unknown: number = 7
    const isPreset = (value: number): value is DatePreset => value === unknown
    expect(() => isPreset(unknown) && dateRange(unknown, { now: 0, timeZone: 'UTC' })).toThrow(RangeError)
    expect(() => dateRange(0, { now: 0, timeZone: 'Asia/Nowhere' })).toThrow(RangeError)
    expect(() => dateRange(0, { now: Number.NaN, timeZone: 'UTC' })).toThrow(RangeError)
  })
})
