import { launch } from '@koi/contract/game'
import type { OddsFormat } from '@koi/contract/odds'
import type { Bet } from '@koi/contract/record'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, type Played, playRounds, renderFeature } from '../testing/index.ts'
import { betColumns } from './csvColumns.ts'
import { betRow, type BetRecordModel, useBetRecord } from './useBetRecord.ts'
let server: TestServer
let played: Played
beforeAll(async () => {
  server = await createTestServer()
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  const { url } = await runtime.client.call(launch, { venue_id: 89, game_id: 'g4001', mode: 'real' })
  played = await playRounds((to, init) => server.fetch(to, init), url, { rounds: 53, stake: 500n })
  runtime.stop()
})
afterAll(() => server.close())

async function records(query = '') {
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => {
    const [params, setParams] = useState(() => new URLSearchParams(query))
    return { params, model: useBetRecord({ url: { params, setParams } }) }
  })
  const ready = (): Extract<BetRecordModel, { status: 'ready' }> => {
    const { model } = result.current
    if (model.status !== 'ready') throw new Error(`still ${model.status}`)
    return model
  }
  return { runtime, result, ready }
}

test('loads the rounds of today in pages with totals over all of them', async () => {
  const { runtime, ready } = await records()
  await eventually(() => expect(ready().total).toBe(53))
  expect(ready().rows).toHaveLength(30)
  expect(ready().totals).toEqual({
    stake: played.staked,
    payout: played.payout,
    net: played.payout - played.staked,
  })
  expect(ready().hasMore).toBe(true)
  act(() => ready().onMore())
  await eventually(() => expect(ready().rows).toHaveLength(53))
  expect(ready().hasMore).toBe(false)
  expect(new Set(ready().rows.map(({ round }) => round))).toEqual(new Set(played.rounds))
  runtime.stop()
})

test('opens the detail of a row with times in the business time zone', async () => {
  const { runtime, ready } = await records()
  await eventually(() => ready())
  const [first] = ready().rows
  act(() => ready().onDetail(first?.id ?? null))
  expect(ready().detail).toMatchObject({ gameName: '锦鲤跃龙门', stake: 500n, state: 'settled' })
  expect(ready().detail?.placedText).toBe('2026-11-21 12:00:00')
  act(() => ready().onDetail(null))
  expect(ready().detail).toBeNull()
  runtime.stop()
})

test('keeps the filters in the address and is empty when nothing matches', async () => {
  const { runtime, result, ready } = await records('venue=89&state=settled')
  await eventually(() => expect(ready().total).toBe(53))
  expect(ready().filters).toMatchObject({ venue: 89, state: 'settled', range: 0 })
  act(() => ready().filters.onVenue(90))
  expect(result.current.params.get('venue')).toBe('90')
  await eventually(() => expect(result.current.model.status).toBe('empty'))
  act(() => result.current.model.filters.onCustom('2026-11-21', '2026-11-01'))
  expect(result.current.params.toString()).toBe('venue=90&state=settled&from=2026-11-01&to=2026-11-21')
  act(() => result.current.model.filters.onRange(1))
  expect(result.current.params.toString()).toBe('venue=90&state=settled&range=1')
  runtime.stop()
})

test('tells the odds of a match in the chosen format, in a row and in its detail, and those of other games as they pay', () => {
  const round: Bet = {
    id: 'b1',
    round: '7d3ff3b8-c0ab-4a0d-b1f6-15fa0f96e91e',
    venueId: 1,
    venueName: '沿海体育',
    gameId: 'g1001',
    gameName: '沿海足球',
    gameType: 'sports',
    state: 'settled',
    stake: 3_000n,
    payout: 0n,
    net: -3_000n,
    number: '20261121-000042',
    issue: null,
    result: '0 : 2',
    placedAt: '2026-11-21T12:41:07.000Z',
    settledAt: '2026-11-21T12:41:08.000Z',
    teams: { home: '望潮队', away: '灯塔湾', scheduled: true },
    bets: [
      {
        selection: 'home',
        name: '主胜',
        market: '独赢',
        standing: 'lost',
        odds: 250n,
        stake: 1_000n,
        payout: 0n,
      },
      {
        selection: 'overTwoThreeQuarters',
        name: '大 2.75',
        market: '大小单双',
        standing: 'halfLost',
        odds: 180n,
        stake: 2_000n,
        payout: 1_000n,
      },
    ],
    commitment: null,
    published: null,
  }
  const timeZone = 'Asia/Shanghai'
  const textsOf = (bet: Bet, format: OddsFormat) => {
    const { teams, choice, lines } = betRow(bet, { timeZone, format })
    return [teams, choice, ...lines.map(({ text, outcome }) => [text, outcome])]
  }
  expect(textsOf(round, 'malay')).toEqual([
    '望潮队 对 灯塔湾（赛程赛事）',
    '望潮队 对 灯塔湾 · 主胜 @\u00A0−0.667，另 1 项',
    ['独赢 · 主胜 ¥10.00 @\u00A0−0.667', '输'],
    ['大小单双 · 大 2.75 ¥20.00 @\u00A00.80', '输半，返还 ¥10.00'],
  ])
  expect(textsOf(round, 'decimal')[1]).toBe('望潮队 对 灯塔湾 · 主胜 @\u00A02.50，另 1 项')
  const bets = betColumns(timeZone, 'indonesian').find(({ header }) => header === '投注项')
  expect(bets?.value(round)).toBe(
    '独赢 · 主胜 ¥10.00 @\u00A01.50（输）; 大小单双 · 大 2.75 ¥20.00 @\u00A0−1.25（输半，返还 ¥10.00）',
  )
  const single = { market: null, stake: 1_000n, payout: 0n } as const
  const spin = { ...single, standing: null, selection: 'spin', name: '单局', odds: null }
  const other = { ...round, teams: null }
  expect(textsOf({ ...other, gameType: 'slots', bets: [spin] }, 'malay')).toEqual([
    null,
    null,
    ['单局 ¥10.00', null],
  ])
  const pocket = { ...single, standing: 'lost' as const, selection: 'n7', name: '7', odds: 3_600n }
  expect(textsOf({ ...other, gameType: 'live', bets: [pocket] }, 'malay')).toEqual([
    null,
    null,
    ['7 ¥10.00 × 36.00', '输'],
  ])
})
