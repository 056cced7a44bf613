import { createTestServer, type TestServer } from '@koi/testing/server'
import { transfer } from '@koi/contract/wallet'
import { encodeInput } from '@koi/contract'
import { walletApi } from '@koi/store'
import { eventually } from '@koi/testing'
import { act } from '@testing-library/react'
import { useSearchParams } from 'react-router-dom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useMovements } from './useMovements.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function transactions(query = '', sessionStorage: Readonly<Record<string, string>> = {}) {
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init), sessionStorage })
  await logInDemo(runtime)
  const { result, router } = renderFeature(
    runtime,
    () => {
      const [params, setParams] = useSearchParams()
      return useMovements({ url: { params, setParams } })
    },
    { path: `/user/transRecord${query}` },
  )
  const rows = () => {
    const { list } = result.current
    if (list.status !== 'ready') throw new Error(`still ${list.status}`)
    return list.rows
  }
  return { runtime, result, router, rows }
}

test('movements of all time come in words, with totals of cash over the whole filter', async () => {
  const { runtime, result, rows } = await transactions('?range=-1')
  await eventually(() => expect(result.current.totals?.count).toBe(1))
  for (let turn = 1n; turn <= 52n; turn += 1n) {
    const moved = encodeInput<typeof transfer>({ from: 0, to: 89, amount: 100n + turn })
    await runtime.client.call(transfer, moved, { idempotencyKey: crypto.randomUUID() })
  }
  act(() => result.current.onRefresh())
  await eventually(() => expect(result.current.totals?.count).toBe(53))
  expect(rows()).toHaveLength(53)
  expect(new Set(rows().map(({ id }) => id)).size).toBe(53)
  expect(result.current.totals).toMatchObject({ incoming: 1_000_000n, outgoing: 6_578n, net: 993_422n })
  expect(rows().at(-1)).toMatchObject({ title: '体验金', amount: 1_000_000n })
  const moved = rows().find(({ amount }) => amount === -122n)
  expect(moved).toMatchObject({ title: '转入场馆', about: '长灯电子', cash: true })
  act(() => result.current.onDetail(moved?.id ?? null))
  expect(result.current.detail).toMatchObject({ amount: -122n })
  runtime.stop()
})

test('type and time live in the address', async () => {
  const { runtime, result, router, rows } = await transactions('?range=-1&type=bonus')
  await eventually(() => expect(rows()).toMatchObject([{ title: '体验金' }]))
  act(() => result.current.filters.onCategory('deposit'))
  await eventually(() => expect(result.current.list.status).toBe('empty'))
  act(() => result.current.filters.onRange(1))
  expect(router.state.location.search).toBe('?range=1&type=deposit')
  runtime.stop()
})

test('a refresh and a movement elsewhere each read what is new, and none of the pages that are there', async () => {
  const asked: URLSearchParams[] = []
  const { runtime } = makeTestRuntime({
    fetch: (url, init) => {
      const { pathname, searchParams } = new URL(url, 'http://koi.example')
      if (pathname.endsWith('/record/trans')) asked.push(searchParams)
      return server.fetch(url, init)
    },
  })
  await logInDemo(runtime)
  const { result } = renderFeature(
    runtime,
    () => {
      const [params, setParams] = useSearchParams()
      return useMovements({ url: { params, setParams } })
    },
    { path: '/user/transRecord?range=-1' },
  )
  const count = () => (result.current.list.status === 'ready' ? result.current.list.rows.length : 0)
  await eventually(() => expect(count()).toBe(30))
  const { totals } = result.current
  act(() => {
    if (result.current.list.status === 'ready') result.current.list.onMore()
  })
  await eventually(() => expect(count()).toBe(totals?.count))
  asked.length = 0
  act(() => result.current.onRefresh())
  await eventually(() => expect(result.current.refreshing).toBe(false))
  expect(asked).toHaveLength(1)

  const moved = encodeInput<typeof transfer>({ from: 0, to: 89, amount: 777n })
  await act(() =>
    runtime.page.store.dispatch(
      walletApi.endpoints.transfer.initiate({ input: moved, idempotencyKey: crypto.randomUUID() }),
    ),
  )
  await eventually(() => expect(count()).toBe((totals?.count ?? 0) + 1))
  expect(result.current.totals?.net).toBe((totals?.net ?? 0n) - 777n)
  expect(asked).toHaveLength(2)
  expect(asked.every((query) => query.has('changed_since'))).toBe(true)
  runtime.stop()
})

test('a page that is loaded again reads on to the row that was in sight', async () => {
  const first = await transactions('?range=-1')
  await eventually(() => expect(first.rows()).toHaveLength(30))
  act(() => {
    if (first.result.current.list.status === 'ready') first.result.current.list.onMore()
  })
  await eventually(() => expect(first.rows().length).toBeGreaterThan(30))
  const row = first.rows().at(-1)
  first.runtime.stop()
  const place = {
    id: 'default /user/transRecord?range=-1',
    key: row?.id,
    index: first.rows().length - 1,
    offset: -7,
  }
  const { runtime, result, rows } = await transactions('?range=-1', { places: JSON.stringify([place]) })
  await eventually(() => expect(rows().length).toBe(first.rows().length))
  expect(result.current.place.initial).toMatchObject({ key: row?.id, offset: -7 })
  runtime.stop()
})

test('a record in another language is as long as it was, so that whoever is far down stays there', async () => {
  const { runtime, result, rows } = await transactions('?range=-1')
  await eventually(() => expect(rows()).toHaveLength(30))
  act(() => {
    const { list } = result.current
    if (list.status === 'ready') list.onMore()
  })
  await eventually(() => expect(rows().length).toBeGreaterThan(30))
  const ids = rows().map(({ id }) => id)
  const query = () =>
    Object.values(runtime.page.store.getState().api.queries).find((one) => one?.endpointName === 'movements')
  const before = query()?.requestId
  act(() => runtime.preferences.set({ locale: 'en' }))
  await eventually(() => {
    expect(query()?.requestId).not.toBe(before)
    expect(query()?.status).toBe('fulfilled')
  })
  // The page follows the store a moment later.
  expect(query()?.data).toMatchObject({ pages: [{ page: 1 }, { page: 2 }] })
  await eventually(() => expect(rows().at(0)?.title).toMatch(/^[A-Z]/))
  expect(rows().map(({ id }) => id)).toEqual(ids)
  act(() => runtime.preferences.set({ locale: 'zh-CN' }))
  runtime.stop()
})
