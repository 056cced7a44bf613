import { expect, test } from 'vitest'
import { rangeChoice } from './useRangeFilter.ts'

const zone = { now: Date.parse('2026-11-21T04:00:00.000Z'), timeZone: 'Asia/Shanghai' }

const read = (query: string) => rangeChoice(new URLSearchParams(query), zone)

test('reads an address without a range as today in the business time zone', () => {
  expect(read('')).toEqual({
    choice: 0,
    from: '2026-11-21',
    to: '2026-11-21',
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
  expect(read('range=-1')).toEqual({ choice: -1, from: '', to: '', span: null })
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

test('begins a custom range with the first day that records show, a year ago', () => {
  expect(read('from=2020-01-01&to=2026-11-03')).toMatchObject({ choice: 'custom', from: '2025-11-21' })
})
