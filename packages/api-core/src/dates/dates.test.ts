import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createServerClock } from './serverClock.ts'
import { formatDateTime, weekdayLabel, zonedDayStart } from './dates.ts'

const timeZone = 'Asia/Shanghai'

describe('weekdayLabel', () => {
  it('names Sunday to Saturday', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(weekdayLabel).join()).toBe(
      '星期日,星期一,星期二,星期三,星期四,星期五,星期六',
    )
  })

  it.each([-1, 7, 1.5, Number.NaN])('throws for the weekday %d', (day) => {
    expect(() => weekdayLabel(day)).toThrow(RangeError)
  })
})

describe('formatDateTime', () => {
  it('writes a moment in the zone asked for', () => {
    expect(formatDateTime('2026-11-21T12:41:07.999Z', { timeZone })).toBe('2026-11-21 20:41:07')
    expect(formatDateTime(0, { timeZone: 'UTC' })).toBe('1970-01-01 00:00:00')
    expect(formatDateTime(new Date('2026-11-20T16:00:00Z'), { timeZone })).toBe('2026-11-21 00:00:00')
  })

  it('refuses a time that is none', () => {
    expect(() => formatDateTime('yesterday', { timeZone })).toThrow(RangeError)
  })

  const moments = fc.date({ min: new Date('1960-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })

  it('agrees with the calendar of the platform in Shanghai, then and now', () => {
    const platform = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    fc.assert(
      fc.property(moments, (date) => {
        expect(formatDateTime(date, { timeZone })).toBe(platform.format(date))
      }),
    )
  })

  it('agrees with the language in UTC', () => {
    fc.assert(
      fc.property(moments, (date) => {
        expect(formatDateTime(date, { timeZone: 'UTC' })).toBe(
          date.toISOString().slice(0, 19).replace('T', ' '),
        )
      }),
    )
  })

  it('follows the clocks of a zone with daylight saving time', () => {
    const zone = { timeZone: 'America/New_York' }
    expect(formatDateTime('2026-03-08T06:59:59Z', zone)).toBe('2026-03-08 01:59:59')
    expect(formatDateTime('2026-03-08T07:00:00Z', zone)).toBe('2026-03-08 03:00:00')
  })
})

describe('zonedDayStart', () => {
  it.each(['2026-02-30', '2026-13-01', '', '2026-1-1', '2026-11-21T00:00'])('refuses %j', (day) => {
    expect(() => zonedDayStart(day, { timeZone })).toThrow(RangeError)
  })

  it('takes February 29 of leap years only', () => {
    expect(zonedDayStart('2028-02-29', { timeZone }).toISOString()).toBe('2028-02-28T16:00:00.000Z')
    expect(() => zonedDayStart('2026-02-29', { timeZone })).toThrow(RangeError)
  })
})

describe('createServerClock', () => {
  it('shows the device time until a reply states the time of the server', () => {
    const clock = createManualClock(5000)
    expect(createServerClock({ clock }).now()).toBe(5000)
  })

  it('stays within a second and a half trip of the server, and only gets closer', () => {
    const replies = fc.array(fc.record({ pause: fc.nat(60_000), out: fc.nat(2000), back: fc.nat(2000) }), {
      minLength: 1,
    })
    fc.assert(
      fc.property(replies, fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), (trips, offset) => {
        const clock = createManualClock(10 ** 12)
        const server = createServerClock({ clock })
        let error = Infinity
        for (const { pause, out, back } of trips) {
          clock.set(clock.now() + pause)
          const sentAt = clock.now()
          const stated = new Date(sentAt + out + offset).toUTCString()
          clock.set(sentAt + out + back)
          server.learn(stated, sentAt)
          error = Math.min(error, (1000 + out + back) / 2)
          expect(Math.abs(server.now() - clock.now() - offset)).toBeLessThanOrEqual(error + 1)
        }
      }),
    )
  })

  it('follows a device clock that is put right meanwhile', () => {
    const clock = createManualClock(0)
    const server = createServerClock({ clock })
    server.learn(new Date(3_600_000).toUTCString(), 0)
    clock.set(3_600_000)
    server.learn(new Date(3_600_000).toUTCString(), 3_600_000)
    expect(Math.abs(server.now() - 3_600_000)).toBeLessThanOrEqual(500)
  })

  const at = (ms: number) => new Date(ms).toUTCString()

  it('takes the middle of what the header and the trip leave open', () => {
    const clock = createManualClock(10_000)
    const server = createServerClock({ clock })
    // Written between 9 000 and 10 000 of the device, at 100 000 to 100 999 of the server.
    server.learn(at(100_000), 9_000)
    expect(server.now()).toBe(10_000 + 91_000)
  })

  it('narrows both bounds with every reply, and never widens them', () => {
    const clock = createManualClock(10_000)
    const server = createServerClock({ clock })
    server.learn(at(100_000), 10_000) // 90 000 to 91 000
    server.learn(at(100_000), 0) // 90 000 to 101 000
    expect(server.now() - clock.now()).toBe(90_500)
    clock.set(10_400)
    server.learn(at(101_000), 10_400) // 90 600 to 91 600
    expect(server.now() - clock.now()).toBe(90_800)
    clock.set(11_400)
    server.learn(at(101_000), 11_400) // 89 600 to 90 600: one point is left
    expect(server.now() - clock.now()).toBe(90_600)
  })

  it('starts anew from a reply that fits none before', () => {
    const clock = createManualClock(10_000)
    const server = createServerClock({ clock })
    server.learn(at(100_000), 10_000)
    server.learn(at(50_000), 10_000) // 40 000 to 41 000
    expect(server.now() - clock.now()).toBe(40_500)
  })

  it('learns nothing from a trip during which the device clock was set back', () => {
    const clock = createManualClock(10_000)
    const server = createServerClock({ clock })
    server.learn(at(100_000), 10_001)
    expect(server.now()).toBe(10_000)
  })

  it.each([null, '', 'soon'])('ignores the header %j', (header) => {
    const server = createServerClock({ clock: createManualClock(7) })
    server.learn(header, 0)
    expect(server.now()).toBe(7)
  })
})
