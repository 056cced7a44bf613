import { setWithdrawPassword } from '@koi/contract/withdrawPassword'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { makeTestRuntime, openAccount, readCode, renderFeature } from '../testing/index.ts'
import { passwordState } from './usePasswordState.ts'
import { useWithdrawPasswordEntry } from './useWithdrawPasswordEntry.ts'

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

async function page(password: string | null) {
  count += 1
  const phone = `1397767${String(5000 + count)}`
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  open.push(runtime)
  await openAccount(server.fetch, runtime, { account: `egret${count}`, phone })
  if (password !== null)
    await runtime.client.call(setWithdrawPassword, { login_password: 'carrot-boat-42', password })
  let saved = 0
  const { result } = renderFeature(runtime, () =>
    useWithdrawPasswordEntry({ onSaved: () => void (saved += 1) }),
  )
  const form = () => {
    if (!result.current.form) throw new Error('the form is closed')
    return result.current.form
  }
  const submit = () => act(async () => form().onSubmit())
  const choose = (digits: string) =>
    act(() => {
      form().password.onChange(digits)
      form().repeat.onChange(digits)
    })
  const isSaved = () => eventually(() => expect([saved, result.current.form]).toEqual([1, null]))
  await eventually(() => expect(result.current.state).not.toBe('off'))
  act(() => result.current.onOpen())
  return { entry: () => result.current, form, submit, choose, isSaved, phone }
}

test('reads from the config whether a withdraw password is enabled, used and still to be set', () => {
  expect(passwordState({ d: true, p: false })).toEqual({ enable: true, isUsed: false, isToSet: true })
  expect(passwordState({ d: true, p: true })).toEqual({ enable: true, isUsed: true, isToSet: false })
  expect(passwordState({ d: false, p: false })).toEqual({ enable: false, isUsed: false, isToSet: false })
})

test('sets the first withdraw password with the login password', async () => {
  const { entry, form, submit, choose, isSaved } = await page(null)
  expect(entry().state).toBe('unset')
  expect(form()).toMatchObject({ mode: 'set', code: null, oldPassword: null })
  act(() => form().loginPassword?.onChange('not-the-password-1'))
  choose('246801')
  await submit()
  await eventually(() => expect(form().loginPassword?.error).not.toBeNull())
  expect(form()).toMatchObject({ password: { value: '246801' }, message: null })
  act(() => form().loginPassword?.onChange('carrot-boat-42'))
  await submit()
  await isSaved()
  await eventually(() => expect(entry().state).toBe('set'))
})

test('changes the withdraw password with the old one and clears the form', async () => {
  const { entry, form, submit, choose, isSaved } = await page('135790')
  expect(form()).toMatchObject({ mode: 'change', loginPassword: null })
  act(() => form().oldPassword?.onChange('975310'))
  choose('246801')
  await submit()
  await eventually(() => expect(form().oldPassword?.error).toContain('4'))
  act(() => form().oldPassword?.onChange('135790'))
  await submit()
  await isSaved()
  act(() => entry().onOpen())
  expect(form()).toMatchObject({ oldPassword: { value: '' }, password: { value: '' }, repeat: { value: '' } })
})

test('resets a forgotten withdraw password with a text-message code and the login password', async () => {
  const { form, submit, choose, isSaved, phone } = await page('135790')
  act(() => form().onForgot?.())
  expect(form()).toMatchObject({ mode: 'reset', oldPassword: null })
  act(() => form().code?.onSend())
  await eventually(() => expect(form().code?.sentTo).toContain('****'))
  const code = await readCode(server.fetch, phone, 'withdraw-password')
  act(() => form().code?.onChange(code === '000000' ? '000001' : '000000'))
  act(() => form().loginPassword?.onChange('carrot-boat-42'))
  choose('246801')
  await submit()
  await eventually(() => expect(form().code?.error).not.toBeNull())
  act(() => form().code?.onChange(code))
  await submit()
  await isSaved()
})
