import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
