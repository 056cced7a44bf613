import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useBalance } from './useBalance.ts'
import { useUnread } from './useUnread.ts'

const path = '/api/findmed/v1/member/balance'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function member() {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const made = makeTestRuntime({ fetch: backend.fetch })
  await logInDemo(made.runtime)
  return { backend, ...made }
}

test('requests no balance for a guest', () => {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch })
  runtime.start()
  const { result } = renderFeature(runtime, () => useBalance())
  expect(result.current).toEqual({ status: 'guest' })
  expect(backend.calls).toEqual([])
  runtime.stop()
})

test('gives a member every sum in fen and reads them again on refresh', async () => {
  const { runtime, backend } = await member()
  const { result } = renderFeature(runtime, () => useBalance())
  await eventually(() =>
    expect(result.current).toMatchObject({
      status: 'ready',
      central: 1_000_000n,
      venues: 0n,
      total: 1_000_000n,
    }),
  )
  expect(backend.count(path)).toBe(1)
  if (result.current.status !== 'guest') act(result.current.onRefresh)
  await eventually(() => expect(backend.count(path)).toBe(2))
  runtime.stop()
})

test('gives no amounts after a failed refresh until the next one succeeds', async () => {
  const { runtime, backend, clock, log } = await member()
  const { result } = renderFeature(runtime, () => useBalance())
  await eventually(() => expect(result.current.status).toBe('ready'))
  // A read of the messages that is under way would run into the same time limit.
  const unread = renderFeature(runtime, () => useUnread())
  await eventually(() => expect(unread.result.current.count).not.toBeNull())
  const mend = backend.cut(path, 'before')
  if (result.current.status !== 'guest') act(result.current.onRefresh)
  await clock.advance(20_000)
  await eventually(() =>
    expect(result.current).toMatchObject({ status: 'error', central: null, total: null }),
  )
  expect(log).toEqual(['The balance could not be refreshed'])

  mend()
  const release = backend.hold(path)
  if (result.current.status !== 'guest') act(result.current.onRefresh)
  await eventually(() => expect(result.current).toMatchObject({ refreshing: true, central: null }))
  release()
  await eventually(() => expect(result.current).toMatchObject({ status: 'ready', central: 1_000_000n }))
  runtime.stop()
})

test('remembers on this device that amounts are hidden', async () => {
  const { runtime } = await member()
  const { result } = renderFeature(runtime, () => useBalance())
  if (result.current.status !== 'guest') act(result.current.onToggleHidden)
  expect(result.current).toMatchObject({ hidden: true })
  expect(runtime.localStorage.getItem('hide-amounts')).toBe('true')
  runtime.stop()
})

test('counts unread messages for members only', async () => {
  const { runtime } = await member()
  const { result } = renderFeature(runtime, () => useUnread())
  await eventually(() => expect(result.current.count).toBeGreaterThan(0))
  act(() => runtime.client.session.end('logout'))
  expect(result.current.count).toBeNull()
  runtime.stop()
})
