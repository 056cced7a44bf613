import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useIdle } from './useIdle.ts'
import { useIdleInputs } from './useIdleInputs.ts'

const minute = 60_000

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('warns an idle member with the seconds left and stays logged in on request', async () => {
  const { runtime, clock } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  // Hardly any sitting begins with a whole second.
  clock.set(clock.now() + 700)
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

test('counts input as activity and ends the session after thirty minutes without any', async () => {
  const { runtime, clock } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  renderFeature(runtime, () => useIdleInputs(runtime.idle))
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
