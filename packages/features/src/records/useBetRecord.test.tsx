import { launch } from '@koi/contract'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, playRounds, renderFeature } from '../testing/index.ts'
import type { Played } from '../testing/index.ts'
import type { BetRecordModel } from './betRecordModel.ts'
import { useBetRecord } from './useBetRecord.ts'

let server: TestServer
let played: Played
beforeAll(async () => {
  server = await createTestServer()
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  const { url } = await runtime.client.call(launch, { venue_id: 89, game_id: 'g4001', mode: 'real' })
  played = await playRounds((to, init) => server.fetch(to, init), url, { rounds: 23, stake: 500n })
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

test('the rounds of today come in pages, with sums over all of them', async () => {
  const { runtime, ready } = await records()
  await eventually(() => expect(ready().total).toBe(23))
  expect(ready().rows).toHaveLength(20)
  expect(ready().totals).toEqual({
    stake: played.staked,
    payout: played.payout,
    net: played.payout - played.staked,
  })
  expect(ready().hasMore).toBe(true)
  act(() => ready().onMore())
  await eventually(() => expect(ready().rows).toHaveLength(23))
  expect(ready().hasMore).toBe(false)
  expect(new Set(ready().rows.map(({ round }) => round))).toEqual(new Set(played.rounds))
  runtime.stop()
})

test('a row opens its detail, with times in the business time zone', async () => {
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

test('filters live in the address, and a filter that fits nothing is empty', async () => {
  const { runtime, result, ready } = await records('venue=89&state=settled')
  await eventually(() => expect(ready().total).toBe(23))
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
