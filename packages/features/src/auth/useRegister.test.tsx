import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { latestBirthDate } from './useBirthDate.ts'
import { useRegister } from './useRegister.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function codeOf(phone: string): Promise<string> {
  const url = `http://127.0.0.1:4175/sandbox/outbox.json?area=86&phone=${phone}`
  return /"code":"(\d{6})"/.exec(await (await server.fetch(url)).text())?.[1] ?? ''
}

function form(href?: string) {
  const made = makeTestRuntime({
    fetch: (url, init) => server.fetch(url, init),
    ...(href === undefined ? {} : { href }),
  })
  made.runtime.start()
  const { result } = renderFeature(made.runtime, () => useRegister())
  const fill = (fields: { account: string; phone: string; birthDate?: string }) => {
    act(() => result.current.account.onChange(fields.account))
    act(() => result.current.password.onChange('carrot-boat-42'))
    act(() => result.current.phone.onChange(fields.phone))
    act(() => result.current.birthDate.onChange(fields.birthDate ?? '1990-02-28'))
    act(() => result.current.terms.onChange(true))
  }
  const sendCode = async (phone: string) => {
    act(() => result.current.code.onSend())
    await eventually(() => expect(result.current.code.status).toBe('waiting'))
    const code = await codeOf(phone)
    act(() => result.current.code.onChange(code))
  }
  return { ...made, result, fill, sendCode }
}

test('fills in the invite code of the link, removes it from the address and records it with the new member', async () => {
  const { runtime, result, fill, sendCode, replaced } = form('http://127.0.0.1:4173/?invite_code=ABC123')
  expect(replaced).toEqual(['http://127.0.0.1:4173/'])
  expect(result.current.invite).toMatchObject({ value: 'ABC123', fromLink: true })
  fill({ account: 'lotus2026', phone: '13912345601' })
  await sendCode('13912345601')
  expect(result.current.canSubmit).toBe(true)
  act(() => result.current.onSubmit())
  await eventually(() => expect(result.current.status).toBe('done'))
  expect(runtime.page.store.getState().session.status).toBe('member')
  const member = runtime.page.store.getState().api.queries['member(undefined)']?.data
  expect(member).toMatchObject({ account: 'lotus2026', invitedBy: 'ABC123' })
  expect(result.current.password.value).toBe('')
  runtime.stop()
})

test('shows a taken account name at its field and keeps everything else that was typed', async () => {
  const { runtime, result, fill, sendCode } = form()
  fill({ account: 'demo', phone: '13912345602' })
  await sendCode('13912345602')
  act(() => result.current.onSubmit())
  await eventually(() => expect(result.current.account.error).toBe('该账号已被注册'))
  expect(result.current.message).toBeNull()
  expect(result.current.password.value).toBe('carrot-boat-42')
  act(() => result.current.account.onChange('demo2'))
  expect(result.current.account.error).toBeNull()
  runtime.stop()
})

test('asks for the contacts of the site, checks them while they are typed, and sends those that were filled in', async () => {
  const { runtime, result, fill, sendCode } = form()
  expect(result.current.contacts.map(({ key, required }) => [key, required])).toEqual([
    ['email', false],
    ['wechat', false],
  ])
  fill({ account: 'lotus2028', phone: '13912345604' })
  await sendCode('13912345604')
  act(() => result.current.contacts[0]?.onChange('no address'))
  act(() => result.current.contacts[0]?.onBlur())
  expect(result.current.contacts[0]?.error).toBe('请输入正确的邮箱地址')
  expect(result.current.canSubmit).toBe(false)
  act(() => result.current.contacts[0]?.onChange('lotus@mail.example'))
  act(() => result.current.onSubmit())
  await eventually(() => expect(result.current.status).toBe('done'))
  const member = runtime.page.store.getState().api.queries['member(undefined)']?.data
  expect(member).toMatchObject({ email: 'l***@mail.example', emailVerified: false })
  runtime.stop()
})

test('refuses a birth date under age at its field', () => {
  const { runtime, result, fill } = form()
  fill({ account: 'lotus2027', phone: '13912345603', birthDate: '2008-11-22' })
  act(() => result.current.birthDate.onBlur())
  expect(result.current.birthDate.error).toBe('须年满 18 周岁')
  expect(result.current.birthDate.max).toBe('2008-11-21')
  expect(result.current.canSubmit).toBe(false)
  runtime.stop()
})

test('shows an error when the consent to the terms is withdrawn', () => {
  const { runtime, result } = form()
  act(() => result.current.terms.onChange(true))
  expect(result.current.terms.error).toBeNull()
  act(() => result.current.terms.onChange(false))
  expect(result.current.terms.error).toBe('请先确认此项')
  runtime.stop()
})

test('rates the password by its text and by the account name', () => {
  const { runtime, result } = form()
  act(() => result.current.password.onChange('Carrot-42-boat'))
  expect(result.current.password.strength).toEqual({ score: 4, label: '强' })
  act(() => result.current.account.onChange('carrot'))
  expect(result.current.password.strength.score).toBe(1)
  runtime.stop()
})

const timeZone = 'Asia/Shanghai'
const latest = (now: string) => latestBirthDate({ now: Date.parse(now), timeZone, minimumAge: 18 })

test('accepts a player who turns eighteen today in the business time zone', () => {
  expect(latest('2026-11-21T04:00:00.000Z')).toBe('2008-11-21')
  expect(latest('2026-11-20T16:00:00.000Z')).toBe('2008-11-21')
  expect(latest('2026-11-20T15:59:59.999Z')).toBe('2008-11-20')
})

test('takes the last day of February for a leap day without a counterpart', () => {
  expect(latest('2028-02-29T04:00:00.000Z')).toBe('2010-02-28')
})

test('always gives a day of the calendar as the latest birth date', () => {
  const times = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2060, 0) })
  fc.assert(
    fc.property(times, (now) => {
      const day = latestBirthDate({ now, timeZone, minimumAge: 18 })
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
    }),
  )
})
