import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { insertSmsCode } from '../../testing/memberRows.ts'
import { registerMember } from '../../testing/registerMember.ts'

const minute = 60_000
const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer
let memberId: string

const login_password = 'carp2026'
const config = () => player.call(contract.withdrawPasswordConfig, {})
const set = (password: string) => player.send(contract.setWithdrawPassword, { login_password, password })
const change = (old_password: string, password: string) =>
  player.send(contract.changeWithdrawPassword, { old_password, password })

beforeEach(async () => {
  clock.advance(minute)
  player = createTestPlayer(server.fetch)
  memberId = (await registerMember(server, player)).id
})
afterAll(() => server.close())

describe('the withdraw password', () => {
  test('the withdraw password is set once, by the login password, and then changed by the old one', async () => {
    expect(await config()).toEqual({ d: true, p: false })
    expect((await change('135790', '246135')).code).toBe('withdraw-password-unset')
    expect(await set('135790')).toMatchObject({ status: true })
    expect(await config()).toEqual({ d: true, p: true })
    expect((await set('246135')).code).toBe('withdraw-password-set')
    expect((await change('246135', '908172')).data).toEqual({ code: 'withdraw-password-wrong', triesLeft: 4 })
    expect(await change('135790', '908172')).toMatchObject({ status: true })
    expect(await change('908172', '135790')).toMatchObject({ status: true })
  })

  test.each(['12345', '1234567', 'abcdef', '１３５７９０', '111111', '123456', '654321', '012345', '567890'])(
    'refuses %s as a withdraw password',
    async (password) => {
      const reply = await set(password)
      expect(reply.code).toBe('withdraw-password-weak')
    },
  )

  test('one of two withdraw passwords that are set at once is kept', async () => {
    const replies = await Promise.all([set('135790'), set('246135')])
    expect(replies.filter(({ status }) => status)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'withdraw-password-set')).toHaveLength(1)
  })

  test('a wrong login password does not set the withdraw password, and locks that check and not the login', async () => {
    const wrong = { login_password: 'carp2025', password: '135790' }
    for (const triesLeft of [4, 3, 2, 1]) {
      const refused = { code: 'password-wrong', triesLeft }
      expect((await player.send(contract.setWithdrawPassword, wrong)).data).toEqual(refused)
    }
    expect((await player.send(contract.setWithdrawPassword, wrong)).code).toBe('password-locked')
    expect((await set('135790')).code).toBe('password-locked')
    const { account } = await player.call(contract.token, {})
    expect(await createTestPlayer(server.fetch).login(account, 'carp2026')).toMatchObject({ account })
    clock.advance(20 * minute)
    await player.call(contract.balance, {})
    clock.advance(11 * minute)
    expect(await set('135790')).toMatchObject({ status: true })
  })

  test('locks after five failures, also when they come at once, and opens when it is set anew', async () => {
    await set('135790')
    const replies = await Promise.all(Array.from({ length: 9 }, () => change('246135', '908172')))
    expect(replies.filter(({ code }) => code === 'withdraw-password-wrong')).toHaveLength(4)
    expect(replies.filter(({ code }) => code === 'withdraw-password-locked')).toHaveLength(5)
    const right = await change('135790', '908172')
    expect(right.data).toEqual({
      code: 'withdraw-password-locked',
      retryAt: new Date(clock.now() + 30 * minute).toISOString(),
    })
    const code = await insertSmsCode(server, memberId, 'withdraw-password')
    const reset = { code, login_password, password: '908172' }
    const half = await player.send(contract.resetWithdrawPassword, { ...reset, login_password: 'carp2025' })
    expect(half.code).toBe('password-wrong')
    expect(await player.call(contract.resetWithdrawPassword, reset)).toEqual({ set: true })
    expect((await player.send(contract.resetWithdrawPassword, reset)).code).toBe('sms-code-expired')
    expect(await change('908172', '135790')).toMatchObject({ status: true })
  })

  test('the failure that locks the withdraw password says so', async () => {
    await set('135790')
    for (const triesLeft of [4, 3, 2, 1]) {
      const wrong = await change('246135', '908172')
      expect(wrong.data).toEqual({ code: 'withdraw-password-wrong', triesLeft })
    }
    expect((await change('246135', '908172')).data).toEqual({
      code: 'withdraw-password-locked',
      retryAt: new Date(clock.now() + 30 * minute).toISOString(),
    })
  })

  test('a withdraw password that was never set cannot be set anew', async () => {
    const code = await insertSmsCode(server, memberId, 'withdraw-password')
    const reset = { code, login_password, password: '908172' }
    expect((await player.send(contract.resetWithdrawPassword, reset)).code).toBe('withdraw-password-unset')
  })
})
