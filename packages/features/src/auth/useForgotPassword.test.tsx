import { login } from '@koi/contract/auth'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestRuntime, openAccount, readCode, renderFeature } from '../testing/index.ts'
import { useForgotPassword } from './useForgotPassword.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ config: { smsPause: 0 } })
})
afterAll(() => server.close())

const fetch = (url: string, init?: RequestInit) => server.fetch(url, init)

async function page(given: { account: string; phone: string }) {
  const owner = makeTestRuntime({ fetch })
  await openAccount(fetch, owner.runtime, given)
  const { runtime } = makeTestRuntime({ fetch })
  runtime.start()
  const { result, router } = renderFeature(runtime, () => useForgotPassword(), { path: '/forgetPassword' })
  const next = () => act(() => result.current.onSubmit())
  const toPassword = async (account: string) => {
    act(() => result.current.account.onChange(account))
    next()
    await eventually(() => expect(result.current.step).toBe('code'))
    // The page has read by now where the outbox is.
    await eventually(() => expect(result.current.phone.areas.length).toBeGreaterThan(3))
    act(() => result.current.phone.onChange(given.phone))
    act(() => result.current.code.onSend())
    await eventually(() => expect(result.current.code.outboxUrl).not.toBeNull())
    const code = await readCode(fetch, given.phone, 'reset')
    act(() => result.current.code.onChange(code))
    next()
    await eventually(() => expect(result.current.step).toBe('password'))
    act(() => result.current.password.onChange('harbour-2027'))
    next()
  }
  return { owner: owner.runtime, runtime, result, router, toPassword }
}

test('a password is set anew in three steps, and the login gets the account name without the address knowing it', async () => {
  const given = { account: 'forgot01', phone: '13912340001' }
  const { owner, runtime, result, router, toPassword } = await page(given)
  await toPassword('Forgot01')
  await eventually(() => expect(result.current.step).toBe('done'))
  expect(result.current.password.value).toBe('')
  act(() => result.current.onLogin())
  await eventually(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location).toMatchObject({ search: '', state: { account: 'Forgot01' } })
  const again = { mode: 'password', account: 'forgot01', password: 'harbour-2027' } as const
  expect(await runtime.client.call(login, again)).toMatchObject({ account: 'forgot01' })
  owner.stop()
  runtime.stop()
})

test('a wrong account leads back to the code with a text that names account and phone, and keeps what was typed', async () => {
  const { owner, runtime, result, toPassword } = await page({ account: 'forgot02', phone: '13912340002' })
  await toPassword('nobody02')
  await eventually(() =>
    expect(result.current.code.error).toBe('验证码不正确，或与账号、手机号不符，还可以再试 4 次'),
  )
  expect(result.current.step).toBe('code')
  expect(result.current.password.value).toBe('harbour-2027')
  act(() => result.current.onBack?.())
  expect(result.current.step).toBe('account')
  expect(result.current.account.value).toBe('nobody02')
  owner.stop()
  runtime.stop()
})
