import { zonedDayStart } from '@koi/api-core/dates'
import { expect, test } from 'vitest'
import { chartSpans } from './chartSpans.ts'

const zone = { timeZone: 'Asia/Shanghai' }
const spansOf = (from: string, to: string) =>
  chartSpans(zonedDayStart(from, zone), zonedDayStart(to, { ...zone, days: 1 }), zone)

test.each([
  ['2026-11-21', '2026-11-21', 'day', 1],
  ['2026-10-22', '2026-11-21', 'day', 31],
  ['2026-10-21', '2026-11-21', 'week', 5],
  ['2026-05-25', '2026-11-21', 'week', 26],
  ['2025-11-21', '2026-11-21', 'month', 13],
])('a chart from %s to %s goes by the %s, in %i points', (from, to, step, points) => {
  const { step: chosen, spans } = spansOf(from, to)
  expect([chosen, spans.length]).toEqual([step, points])
})

test('points follow each other without a gap, from the first day to the end of the last', () => {
  const { spans } = spansOf('2026-01-15', '2026-11-21')
  expect(spans.slice(0, 3).map(({ day }) => day)).toEqual(['2026-01-15', '2026-02-01', '2026-03-01'])
  expect(spans.slice(1).map(({ start }) => start)).toEqual(spans.slice(0, -1).map(({ end }) => end))
  expect(spans.at(-1)?.end).toBe(zonedDayStart('2026-11-22', zone).getTime())
})

test('weeks begin on Monday, but for the first', () => {
  const { spans } = spansOf('2026-10-01', '2026-11-21')
  expect(spans.slice(0, 3).map(({ day }) => day)).toEqual(['2026-10-01', '2026-10-05', '2026-10-12'])
})

test('a time without an instant has no point', () => {
  const at = new Date('2026-11-21T00:00:00Z')
  expect(chartSpans(at, at, zone).spans).toEqual([])
})
