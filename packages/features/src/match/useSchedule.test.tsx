import { createManualClock, type ManualClock } from '@koi/api-core/testing'
import { matchList } from '@koi/contract/match'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { pollEveryMs } from './useLiveMatches.ts'
import { type ScheduleModel, useSchedule } from './useSchedule.ts'

/** A quarter of an hour into the match that starts at half past noon, in Shanghai. */
const start = Date.parse('2026-11-21T04:45:00.000Z')
const minute = 60_000

let clock: ManualClock
let server: TestServer
const open: Runtime[] = []
const time = { now: () => clock.now() }
beforeAll(async () => {
  clock = createManualClock(start)
  server = await createTestServer({ clock: time })
})
beforeEach(() => {
  clock = createManualClock(start)
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
})
afterAll(() => server.close())

function schedule(query = '') {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch, clock })
  open.push(runtime)
  const { result } = renderFeature(runtime, () => {
    const [params, setParams] = useState(() => new URLSearchParams(query))
    return { params, model: useSchedule({ url: { params, setParams } }) }
  })
  const ready = (): Extract<ScheduleModel, { status: 'ready' }> => {
    const { model } = result.current
    if (model.status !== 'ready') throw new Error(`still ${model.status}`)
    return model
  }
  /** Lets time go by in steps that no poll outlives. */
  const watch = async (minutes: number) => {
    for (let gone = 0; gone < minutes * minute; gone += pollEveryMs) {
      await act(() => clock.advance(pollEveryMs))
      await act(() => backend.settled())
    }
  }
  return { backend, runtime, result, ready, watch, query: () => result.current.params.toString() }
}

test('opens today with what is live, and counts what is in each state', async () => {
  const { ready } = schedule()
  await eventually(ready)
  const { filters, counts, matches } = ready()
  expect(filters).toMatchObject({ day: '2026-11-21', state: 'live', league: null })
  expect(counts?.all).toBe(48)
  expect(matches).toHaveLength(counts?.live ?? 0)
  expect(matches.map(({ live }) => live)).not.toContain(false)
  expect(matches.at(-1)?.time).toBe('16′')
})

test('keeps day, state and league in the address, and nothing of what is usual', async () => {
  const { ready, result, query } = schedule()
  await eventually(ready)
  act(() => ready().filters.onState('finished'))
  expect(query()).toBe('state=finished')
  act(() => ready().filters.onLeague('river'))
  await eventually(() =>
    expect(new Set(ready().matches.map(({ league }) => league))).toEqual(new Set(['江河联赛'])),
  )
  act(() => ready().filters.onDay('2026-11-22'))
  expect(query()).toBe('league=river&day=2026-11-22')
  await eventually(() => expect(ready().matches).toHaveLength(8))
  expect(ready().filters.state).toBe('all')
  act(() => ready().filters.onDay('2026-11-21'))
  act(() => result.current.model.filters.onLeague(null))
  expect(query()).toBe('')
})

test('odds are written in the format that is chosen, which is kept on this device', async () => {
  const { ready, runtime } = schedule('state=coming&day=2026-11-22')
  await eventually(ready)
  const odds = () => ready().matches.flatMap((match) => match.odds.map(({ value }) => value))
  expect(odds().every((value) => /^\d+\.\d{2}$/.test(value) && Number(value) > 1)).toBe(true)
  const [decimal = ''] = odds()
  act(() => ready().oddsFormat.onFormat('hongKong'))
  expect(Number(odds()[0])).toBeCloseTo(Number(decimal) - 1, 5)
  act(() => ready().oddsFormat.onFormat('malay'))
  expect(odds().some((value) => /^−0\.\d{2,}$/.test(value))).toBe(true)
  expect(runtime.localStorage.getItem('odds-format')).toBe('malay')
  expect(ready().oddsFormat.formats.map(({ name }) => name)).toEqual(['欧洲盘', '香港盘', '马来盘', '印尼盘'])
})

test('shows today for a day that is none or out of reach', async () => {
  for (const day of ['2026-13-45', '1999-01-01', 'x']) {
    const { ready } = schedule(`day=${day}`)
    await eventually(ready)
    expect(ready().filters.day).toBe('2026-11-21')
  }
})

test('offers all matches of the day when none fits', async () => {
  const { ready, result } = schedule('league=nowhere')
  await eventually(() => expect(result.current.model.status).toBe('empty'))
  act(() => result.current.model.filters.onClear())
  await eventually(() => expect(ready().matches).toHaveLength(48))
})

test('scores and minutes move on while one watches, and a match that ends keeps its row', async () => {
  const { backend, ready, watch } = schedule()
  await eventually(ready)
  const [first] = ready().matches
  const rows = ready().matches.map(({ id }) => id)
  const asked = backend.count(matchList.path)
  await watch(1)
  await eventually(() => expect(ready().matches.at(-1)?.time).toBe('17′'))
  expect(backend.count(matchList.path)).toBeGreaterThan(asked)
  await watch(60)
  await eventually(() => expect(ready().matches.find(({ id }) => id === first?.id)?.live).toBe(false))
  expect(
    ready()
      .matches.map(({ id }) => id)
      .slice(0, rows.length),
  ).toEqual(rows)
})

test('a day to come is not asked for again', async () => {
  const { backend, ready } = schedule('day=2026-11-23')
  await eventually(ready)
  const asked = backend.count(matchList.path)
  await act(() => clock.advance(4 * pollEveryMs))
  expect(backend.count(matchList.path)).toBe(asked)
})

test('says that scores stand still while they cannot be refreshed, and keeps showing them', async () => {
  const { backend, ready, watch } = schedule()
  await eventually(ready)
  const rows = ready().matches.length
  const mend = backend.cut(matchList.path, 'before')
  await act(() => clock.advance(pollEveryMs))
  await eventually(() => expect(ready().stale).toBe(true))
  expect(ready().matches).toHaveLength(rows)
  mend()
  await watch(1)
  await eventually(() => expect(ready().stale).toBe(false))
})
