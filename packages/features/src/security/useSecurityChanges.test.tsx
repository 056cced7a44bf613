import { login } from '@koi/contract/auth'
import { outboxReply } from '@koi/contract/sandbox'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { object, parse } from 'valibot'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { useSession } from '../session/useSession.ts'
import { makeTestRuntime, openAccount, readCode, renderFeature } from '../testing/index.ts'
import type { SecurityChange, SecurityForm } from './securityForm.ts'
import { useDevices } from './useDevices.ts'
import { useLoginHistory } from './useLoginHistory.ts'
import { useSecurityChanges } from './useSecurityChanges.ts'

let server: TestServer
let count = 0
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer({ config: { smsPause: 0 } })
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
})
afterAll(() => server.close())

const password = 'carrot-boat-42'

async function page() {
  count += 1
  const phone = `1397768${String(5000 + count)}`
  const account = `heron${count}`
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  open.push(runtime)
  await openAccount(server.fetch, runtime, { account, phone })
  const { result } = renderFeature(runtime, () => ({
    changes: useSecurityChanges(),
    devices: useDevices(),
    history: useLoginHistory(),
    session: useSession(),
  }))
  const form = <Kind extends SecurityChange>(kind: Kind) => {
    const { form: shown } = result.current.changes
    if (shown?.kind !== kind) throw new Error(`the form ${kind} is closed`)
    return shown as Extract<SecurityForm, { kind: Kind }>
  }
  const openForm = (kind: SecurityChange) => act(() => result.current.changes.onOpen(kind))
  const submit = () => act(async () => result.current.changes.form?.onSubmit())
  const closed = () => eventually(() => expect(result.current.changes.form).toBeNull())
  const member = () => runtime.page.store.getState().api.queries['member(undefined)']?.data
  return { runtime, result, form, openForm, submit, closed, member, phone, account }
}

async function mailCode(email: string): Promise<string> {
  const reply = await server.fetch(
    `http://127.0.0.1:4175/sandbox/outbox.json?mail=${encodeURIComponent(email)}`,
  )
  return parse(object({ data: outboxReply }), await reply.json()).data.items[0]?.code ?? ''
}

test('the login password is changed with the old one, whose tries are counted at its field', async () => {
  const { form, openForm, submit, closed, runtime, account } = await page()
  openForm('loginPassword')
  act(() => form('loginPassword').proof.password.onChange('not-it-2026'))
  act(() => form('loginPassword').password.onChange('harbour-2027'))
  await submit()
  await eventually(() =>
    expect(form('loginPassword').proof.password.error).toBe('登录密码不正确，还可以再试 4 次'),
  )
  act(() => form('loginPassword').proof.password.onChange(password))
  await submit()
  await closed()
  const again = { mode: 'password', account, password: 'harbour-2027' } as const
  expect(await runtime.client.call(login, again)).toMatchObject({ account })
})

test('the phone is changed with codes to both numbers, and a wrong code is said at its own field', async () => {
  const { form, openForm, submit, closed, member, phone } = await page()
  openForm('phone')
  expect(form('phone').old.onWay).toBeNull()
  const next = phone.replace('1397768', '1397769')
  await eventually(() => expect(form('phone').phone.areas.length).toBeGreaterThan(3))
  act(() => form('phone').phone.onChange(next))
  act(() => form('phone').old.code.onSend())
  await eventually(() => expect(form('phone').old.code.sentTo).not.toBeNull())
  act(() => form('phone').code.onSend())
  await eventually(() => expect(form('phone').code.sentTo).not.toBeNull())
  const oldCode = await readCode(server.fetch, phone, 'change-phone')
  const newCode = await readCode(server.fetch, next, 'new-phone')
  act(() => form('phone').old.code.onChange(oldCode))
  act(() => form('phone').code.onChange(newCode === '000000' ? '000001' : '000000'))
  await submit()
  await eventually(() => expect(form('phone').code.error).toContain('还可以再试 4 次'))
  expect(form('phone').old.code.error).toBeNull()
  act(() => form('phone').code.onChange(newCode))
  await submit()
  await closed()
  await eventually(() => expect(member()).toMatchObject({ phone: `139****${next.slice(-4)}` }))
})

test('a mail address is bound with the code sent to it, after which the old phone is no longer the only way', async () => {
  const { form, openForm, submit, closed, member, account } = await page()
  const email = `${account}@mail.example`
  openForm('email')
  expect(form('email').code.canSend).toBe(false)
  act(() => form('email').email.onChange(email))
  act(() => form('email').code.onSend())
  await eventually(() => expect(form('email').code.sentTo).toBe('h***@mail.example'))
  const code = await mailCode(email)
  act(() => form('email').code.onChange(code))
  act(() => form('email').proof.password.onChange(password))
  await submit()
  await closed()
  await eventually(() => expect(member()).toMatchObject({ email: 'h***@mail.example', emailVerified: true }))
  openForm('phone')
  expect(form('phone').old.onWay).not.toBeNull()
})

test('a birth date that is missing is set once', async () => {
  const { form, openForm, submit, closed, member, account } = await page()
  await server.db.updateTable('members').set({ birth_date: null }).where('account', '=', account).execute()
  openForm('birthDate')
  act(() => form('birthDate').birthDate.onChange('1990-02-28'))
  act(() => form('birthDate').proof.password.onChange(password))
  await submit()
  await closed()
  await eventually(() => expect(member()).toMatchObject({ birthDate: '1990-02-28' }))
  openForm('birthDate')
  act(() => form('birthDate').birthDate.onChange('1990-03-01'))
  act(() => form('birthDate').proof.password.onChange(password))
  await submit()
  await eventually(() => expect(form('birthDate').message).toBe('出生日期已经设置，不能修改'))
})

test('other devices are listed and logged out, and the history keeps them', async () => {
  const { result, account, runtime } = await page()
  const other = makeTestRuntime({ fetch: server.fetch }).runtime
  open.push(other)
  other.start()
  await other.client.call(login, { mode: 'password', account, password })
  runtime.page.store.dispatch({ type: 'api/invalidateTags', payload: ['Logins'] })
  const ready = () => {
    const { devices } = result.current
    if (devices.status !== 'ready') throw new Error('not ready')
    return devices
  }
  await eventually(() => expect(ready().devices.map(({ current }) => current)).toEqual([true, false]))
  expect(ready().devices[1]?.details).toContain('本机')
  act(() => ready().onEnd(ready().devices[1] ?? null))
  expect(ready().ending).toMatchObject({ device: { current: false } })
  act(() => ready().onConfirm())
  await eventually(() => expect(ready().devices).toHaveLength(1))
  const { history } = result.current
  if (history.status !== 'ready') throw new Error('not ready')
  expect(history.days).toBe(180)
  // The clock of the server stands still: which of the two comes first is by chance.
  expect(history.logins).toHaveLength(2)
  expect(history.logins).toContainEqual(
    expect.objectContaining({
      method: '密码登录',
      newDevice: true,
      place: '本机',
      network: '网络 127.0.*.*',
    }),
  )
  expect(history.logins).toContainEqual(expect.objectContaining({ method: '注册', current: true }))
})
