import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBalance } from '../balance/useBalance.ts'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useLogout } from './useLogout.ts'
import { useSession } from './useSession.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('names the member once known and goes home after logging out', async () => {
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

test('a page that asks to log in again keeps the shape that it has for a member, with nothing of them in it', async () => {
  const { runtime, clock } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => ({ session: useSession(), balance: useBalance() }))
  await eventually(() => expect(result.current.balance).toMatchObject({ status: 'ready' }))
  clock.set(clock.now() + 30 * 60_000)
  act(() => runtime.idle.touch())
  expect(runtime.page.store.getState().session).toMatchObject({ status: 'guest', redirecting: true })
  expect(result.current.session).toEqual({ status: 'member', account: null, vipLevel: null })
  expect(result.current.balance).toMatchObject({ status: 'loading', total: null })
  runtime.stop()
})
