import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useIdle } from './useIdle.ts'
import { useLogout } from './useLogout.ts'
import { useSession } from './useSession.ts'

const minute = 60_000

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('a member is named once known, and gone home after logging out', async () => {
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  const went: unknown[] = []
  const { result } = renderFeature(runtime, () => ({
    session: useSession(),
    logout: useLogout({ navigate: (to, options) => void went.push([to, options]) }),
  }))
  expect(result.current.session).toEqual({ status: 'guest' })
  await logInDemo(runtime)
  await eventually(() => expect(result.current.session).toMatchObject({ status: 'member' }))
  act(() => result.current.logout.onLogout())
  expect(result.current.logout.status).toBe('busy')
  await eventually(() => expect(result.current.session).toEqual({ status: 'guest' }))
  expect(runtime.client.session.token()).toBeNull()
  await eventually(() => expect(went).toEqual([['/home', { replace: true }]]))
  runtime.stop()
})

test('idleness is warned of with the seconds left, and one click stays', async () => {
  const { runtime, clock } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => useIdle())
  expect(result.current).toEqual({ status: 'active' })
  clock.set(clock.now() + 29 * minute)
  act(() => runtime.idle.touch())
  expect(result.current).toMatchObject({ status: 'warned', secondsLeft: 60 })
  if (result.current.status === 'warned') act(result.current.onStay)
  expect(result.current).toEqual({ status: 'active' })
  runtime.stop()
})

test('input counts as activity, and thirty minutes without any end the session', async () => {
  const { runtime, clock } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  renderFeature(runtime, () => useIdle())
  clock.set(clock.now() + 20 * minute)
  act(() => void dispatchEvent(new Event('pointerdown')))
  clock.set(clock.now() + 20 * minute)
  act(() => runtime.idle.touch())
  expect(runtime.page.store.getState().session.status).toBe('member')
  clock.set(clock.now() + 30 * minute)
  act(() => runtime.idle.touch())
  expect(runtime.page.store.getState().session).toMatchObject({ status: 'guest', endedBy: 'expired' })
  runtime.stop()
})
