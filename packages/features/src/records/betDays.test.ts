import { expect, test } from 'vitest'
import { betDays } from './betDays.ts'
import type { BetRow } from './useBetRecord.ts'

function row(id: string, placedText: string): BetRow {
  return {
    id,
    round: id,
    venueId: 98,
    venueName: '海风电子',
    gameName: '锦鲤跃龙门',
    gameType: 'slots',
    stake: 1000n,
    payout: 0n,
    net: -1000n,
    state: 'settled',
    placedAt: '2026-11-21T12:41:07.000Z',
    settledAt: null,
    placedText,
    settledText: null,
    number: null,
    issue: null,
    lines: [],
    choice: null,
    result: null,
    commitment: null,
    published: null,
  }
}

test('groups the rounds of a day and keeps the order of days and rounds', () => {
  const days = betDays([
    row('c', '2026-11-21 20:41:07'),
    row('b', '2026-11-21 09:00:00'),
    row('a', '2026-11-20 23:59:59'),
  ])
  expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20'])
  expect(days.map(({ rows }) => rows.map(({ id }) => id))).toEqual([['c', 'b'], ['a']])
  expect(days.flatMap(({ rows }) => rows.map(({ time }) => time))).toEqual([
    '20:41:07',
    '09:00:00',
    '23:59:59',
  ])
})

test('gives no days for no rounds', () => {
  expect(betDays([])).toEqual([])
})
