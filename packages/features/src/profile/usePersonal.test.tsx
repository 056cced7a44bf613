import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { securityLevel } from './securityLevel.ts'
import { usePersonal } from './usePersonal.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

test('the profile shows what the server has masked, what protects the account, and the invite code', async () => {
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

test('an account is well protected only when nothing is missing', () => {
  expect([0, 2, 3, 4, 5].map((done) => securityLevel(done, 5))).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
  ])
})
