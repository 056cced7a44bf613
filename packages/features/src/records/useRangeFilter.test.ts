import { afterEach, expect, test, vi } from 'vitest'
import { rangeChoice } from './useRangeFilter.ts'

const zone = { now: Date.parse('2026-11-21T04:00:00.000Z'), timeZone: 'Asia/Shanghai' }

const read = (query: string) => rangeChoice(new URLSearchParams(query), zone)

test('reads an address without a range as today in the business time zone', () => {
  expect(read('')).toEqual({
    choice: 0,
    from: '2026-11-21',
    to: '2026-11-21',
    cut: null,
    span: {
      start: new Date('2026-11-20T16:00:00.000Z'),
      end: new Date('2026-11-21T16:00:00.000Z'),
    },
  })
})

test.each([
  ['range=1', 1, '2026-11-20', '2026-11-20'],
  ['range=2', 2, '2026-11-15', '2026-11-21'],
  ['range=3', 3, '2026-10-23', '2026-11-21'],
])('reads %s as preset %i with its days', (query, choice, from, to) => {
  expect(read(query)).toMatchObject({ choice, from, to })
})

test('reads the preset -1 as all that there is, without bounds', () => {
  expect(read('range=-1')).toEqual({ choice: -1, from: '', to: '', span: null, cut: null })
})

test('reads two days in order as a custom range that includes both', () => {
  expect(read('from=2026-11-01&to=2026-11-03')).toMatchObject({
    choice: 'custom',
    span: { start: new Date('2026-10-31T16:00:00.000Z'), end: new Date('2026-11-03T16:00:00.000Z') },
  })
})

test.each([
  'range=9',
  'range=x',
  'from=2026-02-30&to=2026-03-01',
  'from=2026-11-03&to=2026-11-01',
  'from=a&to=b',
  'from=2025-10-01&to=2025-11-20',
])('reads an invalid range as today: %s', (query) => {
  expect(read(query).choice).toBe(0)
})

test('begins a custom range with the first day that records show, a year ago, and keeps what was asked for', () => {
  expect(read('from=2020-01-01&to=2026-11-03')).toMatchObject({
    choice: 'custom',
    from: '2025-11-21',
    to: '2026-11-03',
    cut: { from: '2020-01-01', to: '2026-11-03' },
  })
})

test('reads a range that ends before the first day that records show as today, and keeps what was asked for', () => {
  expect(read('from=2025-10-01&to=2025-11-20')).toMatchObject({
    choice: 0,
    from: '2026-11-21',
    cut: { from: '2025-10-01', to: '2025-11-20' },
  })
})

test.each([
  '',
  'range=-1',
  'from=2025-11-21&to=2026-11-03',
  'from=2025-02-30&to=2026-03-01',
  'from=a&to=b',
  'from=0&to=1',
])('nothing is cut of a range within twelve months, or of one that is none: %s', (query) => {
  expect(read(query).cut).toBeNull()
})

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['Europe/Berlin', '2026-10-24', '2026-10-26'],
  ['Europe/Berlin', '2026-03-28', '2026-03-30'],
  ['America/New_York', '2026-10-31', '2026-11-02'],
  ['America/New_York', '2026-03-07', '2026-03-09'],
])('days are business days for a player in %s, whose clocks change between %s and %s', (home, from, to) => {
  vi.stubEnv('TZ', home)
  const offset = (day: string) => new Date(`${day}T12:00:00Z`).getTimezoneOffset()
  expect(offset(from)).not.toBe(offset(to))
  const { choice, span } = read(`from=${from}&to=${to}`)
  expect(choice).toBe('custom')
  expect(span?.start.toISOString()).toBe(new Date(`${from}T00:00:00+08:00`).toISOString())
  expect(Number(span?.end) - Number(span?.start)).toBe(3 * 86_400_000)
})

test.each([
  ['2026-03-28', '2026-03-30', '2026-03-27T23:00:00.000Z', '2026-03-30T22:00:00.000Z'],
  ['2026-10-24', '2026-10-26', '2026-10-23T22:00:00.000Z', '2026-10-26T23:00:00.000Z'],
])('where clocks change in the business zone itself, %s to %s are its days', (from, to, start, end) => {
  const berlin = { now: zone.now, timeZone: 'Europe/Berlin' }
  const { span } = rangeChoice(new URLSearchParams({ from, to }), berlin)
  expect(span).toEqual({ start: new Date(start), end: new Date(end) })
})
