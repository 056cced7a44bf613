import { preInfo } from '@koi/contract/auth'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useLogin } from './useLogin.ts'

const loginPath = '/api/f/v1/member/login/mpe'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

let backend: ReturnType<typeof createRecordedBackend>
beforeEach(() => {
  backend = createRecordedBackend((url, init) => server.fetch(url, init))
})

function form(onDone = () => {}, localStorage: Record<string, string> = {}) {
  const { runtime } = makeTestRuntime({ fetch: backend.fetch, localStorage })
  runtime.start()
  const { result } = renderFeature(runtime, () => useLogin({ onDone }))
  const type = (account: string, password: string) => {
    act(() => result.current.account.onChange(account))
    act(() => result.current.password.onChange(password))
  }
  return { runtime, result, type }
}

test('logs in with an encrypted password and remembers the account name after success', async () => {
  let done = 0
  const { runtime, result, type } = form(() => (done += 1))
  expect(result.current.canSubmit).toBe(false)
  type('demo', 'koi-demo-2026')
  act(() => result.current.onRemember(true))
  expect(result.current.canSubmit).toBe(true)
  act(() => result.current.onSubmit())
  expect(result.current.status).toBe('submitting')
  await eventually(() => expect(result.current.status).toBe('done'))
  expect(done).toBe(1)
  expect(runtime.page.store.getState().session.status).toBe('member')
  const sent = backend.calls.find(({ path }) => path === loginPath)
  expect(sent?.body.get('cipher')).toBe('rsa-oaep-256')
  expect(sent?.body.get('password')).not.toContain('koi-demo')
  expect(runtime.localStorage.getItem('login-account')).toBe('demo')
  runtime.stop()
})

test('fills in the remembered account name and forgets it when the player opts out', async () => {
  const { runtime, result } = form(undefined, { 'login-account': 'demo' })
  expect(result.current.account.value).toBe('demo')
  expect(result.current.remember).toBe(true)
  act(() => result.current.onRemember(false))
  act(() => result.current.password.onChange('koi-demo-2026'))
  act(() => result.current.onSubmit())
  await eventually(() => expect(result.current.status).toBe('done'))
  expect(runtime.localStorage.getItem('login-account')).toBeNull()
  runtime.stop()
})

test('shows a wrong password at the form and keeps what was typed', async () => {
  const { runtime, result, type } = form()
  type('demo', 'not-the-password-1')
  act(() => result.current.onSubmit())
  await eventually(() => expect(result.current.message).toBe('账号或密码不正确，还可以再试 4 次'))
  expect(result.current.status).toBe('ready')
  expect(result.current.account.value).toBe('demo')
  expect(result.current.password.value).toBe('not-the-password-1')
  runtime.stop()
})

test('sends one login when the button is pressed twice', async () => {
  const { runtime, result, type } = form()
  type('demo', 'koi-demo-2026')
  act(() => {
    result.current.onSubmit()
    result.current.onSubmit()
  })
  await eventually(() => expect(result.current.status).toBe('done'))
  expect(backend.count(loginPath)).toBe(1)
  runtime.stop()
})

test('reports a network failure and can be submitted again', async () => {
  const { runtime, result, type } = form()
  type('demo', 'koi-demo-2026')
  const mend = backend.cut(loginPath, 'before')
  act(() => result.current.onSubmit())
  await eventually(() => expect(result.current.message).toContain('网络'))
  mend()
  act(() => result.current.onSubmit())
  await eventually(() => expect(result.current.status).toBe('done'))
  expect(result.current.message).toBeNull()
  runtime.stop()
})

test('shows the error of a field that was left invalid, but not of one left empty', () => {
  const { runtime, result } = form()
  act(() => result.current.onMode('sms'))
  act(() => result.current.phone.onBlur())
  expect(result.current.phone.error).toBeNull()
  act(() => result.current.phone.onChange('12'))
  act(() => result.current.phone.onBlur())
  expect(result.current.phone.error).toBe('手机号格式不正确')
  expect(result.current.code.canSend).toBe(false)
  runtime.stop()
})

test('links to the outbox also where its address is told after the code was sent', async () => {
  const told = Promise.withResolvers<undefined>()
  backend = createRecordedBackend(async (url, init) => {
    if (url.includes(preInfo.path)) await told.promise
    return await server.fetch(url, init)
  })
  const { runtime, result } = form()
  act(() => result.current.onMode('sms'))
  act(() => result.current.phone.onChange('13800000001'))
  act(() => result.current.code.onSend())
  await eventually(() => expect(result.current.code.status).toBe('waiting'))
  expect(result.current.code.outboxUrl).toBeNull()
  told.resolve(undefined)
  await eventually(() => expect(result.current.code.outboxUrl).toContain('phone=13800000001'))
  runtime.stop()
})

test('a code that is asked for too soon is counted down to, and its refusal names no other time', async () => {
  const sent = async () => {
    const { runtime, result } = form()
    act(() => result.current.onMode('sms'))
    act(() => result.current.phone.onChange('13800000002'))
    await eventually(() => expect(result.current.phone.areas.length).toBeGreaterThan(3))
    act(() => result.current.code.onSend())
    await eventually(() => expect(result.current.code.status).toBe('waiting'))
    runtime.stop()
    return result.current.code
  }
  const first = await sent()
  const again = await sent()
  expect(first.error).toBeNull()
  expect(again.error).toBe('验证码发送过于频繁，请稍后重试')
  expect(again.retryAt).toBe(first.retryAt)
})

test('logs in with a text-message code, counting down by the server time and linking to the outbox', async () => {
  const { runtime, result } = form()
  act(() => result.current.onMode('sms'))
  act(() => result.current.phone.onChange('13800000000'))
  await eventually(() => expect(result.current.phone.areas.length).toBeGreaterThan(3))
  act(() => result.current.code.onSend())
  await eventually(() => expect(result.current.code.status).toBe('waiting'))
  // Half a second after the server, whose time is known to that.
  expect(result.current.code.retryAt).toBe(server.clock.now() + 60_500)
  const outbox = new URL(result.current.code.outboxUrl ?? '')
  expect(outbox.search).toBe('?area=86&phone=13800000000')

  act(() => result.current.code.onChange('000000'))
  act(() => result.current.onSubmit())
  await eventually(() => expect(result.current.code.error).toBe('验证码不正确，还可以再试 4 次'))

  const reply = await server.fetch(`${outbox.origin}/sandbox/outbox.json${outbox.search}`)
  const code = /"code":"(\d{6})"/.exec(await reply.text())?.[1] ?? ''
  act(() => result.current.code.onChange(code))
  expect(result.current.code.error).toBeNull()
  act(() => result.current.onSubmit())
  await eventually(() => expect(result.current.status).toBe('done'))
  runtime.stop()
})
