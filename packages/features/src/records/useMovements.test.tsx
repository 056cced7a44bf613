import { createTestServer, type TestServer } from '@koi/testing/server'
import { transfer } from '@koi/contract/wallet'
import { encodeInput } from '@koi/contract'
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

async function transactions(query = '') {
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
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
  for (let turn = 1n; turn <= 22n; turn += 1n) {
    const moved = encodeInput<typeof transfer>({ from: 0, to: 89, amount: 100n + turn })
    await runtime.client.call(transfer, moved, { idempotencyKey: crypto.randomUUID() })
  }
  act(() => result.current.onRefresh())
  await eventually(() => expect(result.current.totals?.count).toBe(23))
  expect(rows()).toHaveLength(20)
  expect(result.current.totals).toMatchObject({ incoming: 1_000_000n, outgoing: 2_453n, net: 997_547n })
  act(() => {
    if (result.current.list.status === 'ready') result.current.list.onMore()
  })
  await eventually(() => expect(rows()).toHaveLength(23))
  const moved = rows().find(({ amount }) => amount === -122n)
  expect(moved).toMatchObject({ title: '转入场馆', about: '长灯电子', cash: true })
  expect(rows()).toContainEqual(expect.objectContaining({ title: '体验金', amount: 1_000_000n }))
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
