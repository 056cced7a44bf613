import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { lastCode, newPhone, registerMember } from '../../testing/registerMember.ts'

const minute = 60_000
const clock = createManualClock()
const server = await createTestServer({ clock })
const newPlayer = () => createTestPlayer(server.fetch)

beforeEach(() => clock.advance(120 * minute))
afterAll(() => server.close())

const password = 'heron-2026'

async function openMember() {
  const player = newPlayer()
  const phone = newPhone()
  const { account } = await registerMember(server, player, { phone })
  clock.advance(minute)
  return { player, phone, account }
}

async function sendCode(player: TestPlayer, phone: string): Promise<string> {
  await player.call(contract.sendSms, { area: '86', phone, purpose: 'reset' })
  return lastCode(server, phone)
}

describe('a forgotten password', () => {
  test('a forgotten password is set anew by account, phone and code; all sessions end, and the new one logs in', async () => {
    const { player, phone, account } = await openMember()
    const stranger = newPlayer()
    const code = await sendCode(stranger, phone)
    const form = { account: account.toUpperCase(), area: '86', phone, code, password }
    expect(await stranger.call(contract.forgetPassword, form)).toEqual({ changed: true })
    expect((await player.send(contract.token, {})).data).toBe('token')
    expect(
      (await stranger.send(contract.login, { mode: 'password', account, password: 'carp2026' })).code,
    ).toBe('bad-credentials')
    expect(await stranger.login(account, password)).toMatchObject({ account })
    expect((await stranger.send(contract.forgetPassword, form)).code).toBe('sms-code-expired')
  })

  test('an account that does not exist, one with another phone and a wrong code get the same answers', async () => {
    const { phone, account } = await openMember()
    const other = await openMember()
    const answers = async (given: { readonly account: string; readonly code: string | null }) => {
      clock.advance(minute)
      const caller = newPlayer()
      const sent = await sendCode(caller, phone)
      const wrong = sent === '000000' ? '111111' : '000000'
      const form = { area: '86', phone, password, account: given.account, code: given.code ?? sent }
      const replies = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        replies.push(
          (await caller.send(contract.forgetPassword, given.code === null ? form : { ...form, code: wrong }))
            .data,
        )
      }
      return replies
    }
    const wrongCode = await answers({ account, code: 'wrong' })
    expect(wrongCode).toEqual([
      ...[4, 3, 2, 1, 0].map((triesLeft) => ({ code: 'sms-code-wrong', triesLeft })),
      'sms-code-expired',
    ])
    expect(await answers({ account: 'nobody99', code: null })).toEqual(wrongCode)
    expect(await answers({ account: other.account, code: null })).toEqual(wrongCode)
    expect(await other.player.send(contract.token, {})).toMatchObject({ status: true })
  })

  test('a code is sent to a phone whether a member has it or not, with the same answer', async () => {
    const { phone } = await openMember()
    const shape = async (to: string) =>
      Object.keys(await newPlayer().call(contract.sendSms, { area: '86', phone: to, purpose: 'reset' }))
    expect(await shape(phone)).toEqual(await shape(newPhone()))
  })

  test('a weak password is refused before the code is looked at, and takes none of its tries', async () => {
    const { phone, account } = await openMember()
    const caller = newPlayer()
    const code = await sendCode(caller, phone)
    const form = { account, area: '86', phone, code }
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect((await caller.send(contract.forgetPassword, { ...form, password: 'short' })).code).toBe(
        'password-weak',
      )
    }
    expect(await caller.send(contract.forgetPassword, { ...form, password })).toMatchObject({ status: true })
  })

  test('a password that was not forgotten is no new one, and the code still counts for another', async () => {
    const { player, phone, account } = await openMember()
    const caller = newPlayer()
    const code = await sendCode(caller, phone)
    const form = { account, area: '86', phone, code }
    expect((await caller.send(contract.forgetPassword, { ...form, password: 'carp2026' })).code).toBe(
      'password-same',
    )
    expect(await player.send(contract.token, {})).toMatchObject({ status: true })
    expect(await caller.send(contract.forgetPassword, { ...form, password })).toMatchObject({ status: true })
  })

  test('a member locked out by wrong passwords logs in from the device that set a new one', async () => {
    const { phone, account } = await openMember()
    const caller = newPlayer()
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await caller.send(contract.login, { mode: 'password', account, password: 'wrong-2026' })
    }
    expect(
      (await caller.send(contract.login, { mode: 'password', account, password: 'carp2026' })).code,
    ).toBe('account-locked')
    const code = await sendCode(caller, phone)
    await caller.call(contract.forgetPassword, { account, area: '86', phone, code, password })
    expect(await caller.login(account, password)).toMatchObject({ account })
  })
})
