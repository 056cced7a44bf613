import { withdrawPasswordConfig } from '@koi/contract/withdrawPassword'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useSession } from '../session/useSession.ts'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { securityLevel } from './accountSecurity.ts'
import { usePersonal } from './usePersonal.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('shows the masked member data, what protects the account and the invite code', async () => {
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => usePersonal())
  await eventually(() => expect(result.current).toMatchObject({ status: 'ready', security: { of: 5 } }))
  const personal = result.current
  if (personal.status !== 'ready') throw new Error('not ready')
  expect(personal.rows.map(({ key }) => key)).toEqual([
    'account',
    'name',
    'phone',
    'email',
    'birthDate',
    'createdAt',
  ])
  expect(personal.rows.find(({ key }) => key === 'phone')?.value).toBe('+86 138****0000')
  expect(personal.security.items.find(({ key }) => key === 'withdrawPassword')?.done).toBe(true)
  expect(personal.invite.own).toMatch(/^[A-Z0-9]{8}$/)
  runtime.stop()
})

test('the profile is loading until it is known whether the withdraw password has a row', async () => {
  const config = Promise.withResolvers<undefined>()
  const { runtime } = makeTestRuntime({
    fetch: async (url, init) => {
      if (url.includes(withdrawPasswordConfig.path)) await config.promise
      return server.fetch(url, init)
    },
  })
  await logInDemo(runtime)
  const { result } = renderFeature(runtime, () => ({ personal: usePersonal(), session: useSession() }))
  await eventually(() => expect(result.current.session).toMatchObject({ account: 'demo' }))
  expect(result.current.personal).toEqual({ status: 'loading' })
  config.resolve(undefined)
  await eventually(() => expect(result.current.personal).toMatchObject({ security: { of: 5 } }))
  runtime.stop()
})

test('rates the security high only when nothing is missing', () => {
  expect([0, 2, 3, 4, 5].map((done) => securityLevel(done, 5))).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
  ])
})
