import { launch } from '@koi/contract/game'
import type { OddsFormat } from '@koi/contract/odds'
import type { Bet } from '@koi/contract/record'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, type Played, playRounds, renderFeature } from '../testing/index.ts'
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
    bets: [
      { selection: 'home', name: '主胜', odds: 250n, stake: 1_000n, payout: 0n },
      { selection: 'over', name: '大 2.5', odds: 180n, stake: 2_000n, payout: 0n },
    ],
    commitment: null,
    published: null,
  }
  const timeZone = 'Asia/Shanghai'
  const textsOf = (bet: Bet, format: OddsFormat) => {
    const { choice, lines } = betRow(bet, { timeZone, format })
    return [choice, ...lines.map(({ text }) => text)]
  }
  expect(textsOf(round, 'malay')).toEqual([
    '主胜 @ −0.667，另 1 项',
    '主胜 ¥10.00 @ −0.667',
    '大 2.5 ¥20.00 @ 0.80',
  ])
  expect(textsOf(round, 'decimal')[0]).toBe('主胜 @ 2.50，另 1 项')
  const spin = { selection: 'spin', name: '单局', odds: null, stake: 1_000n, payout: 0n }
  expect(textsOf({ ...round, gameType: 'slots', bets: [spin] }, 'malay')).toEqual([null, '单局 ¥10.00'])
  const pocket = { selection: 'n7', name: '7', odds: 3_600n, stake: 1_000n, payout: 0n }
  expect(textsOf({ ...round, gameType: 'live', bets: [pocket] }, 'malay')).toEqual([null, '7 ¥10.00 × 36.00'])
})
