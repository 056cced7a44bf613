import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { access } from '../../rules/access.ts'
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

const old = { proof: 'password', login_password: 'carp2026' } as const
const password = 'heron-2026'

async function openMember() {
  const player = newPlayer()
  const phone = newPhone()
  const { account, id } = await registerMember(server, player, { phone })
  return { player, phone, account, id }
}

type Purpose = 'change-password' | 'change-phone' | 'change-mail' | 'birth-date'

async function ownCode(player: TestPlayer, phone: string, purpose: Purpose): Promise<string> {
  await player.call(contract.memberSms, { purpose })
  return lastCode(server, phone)
}

async function mailCode(player: TestPlayer, email: string): Promise<string> {
  await player.call(contract.newMailCode, { email })
  return lastCode(server, email)
}

describe('a changed login password', () => {
  test('a new password is confirmed by the old one, and ends all other logins', async () => {
    const { player, account } = await openMember()
    const other = newPlayer()
    await other.login(account, 'carp2026')
    expect(await player.call(contract.changePassword, { ...old, password })).toEqual({ ended: 1 })
    expect((await other.send(contract.token, {})).data).toBe('token')
    expect(await player.send(contract.token, {})).toMatchObject({ status: true })
    expect(await other.login(account, password)).toMatchObject({ account })
  })

  test('the old password is no new one: it is refused, and no other login ends', async () => {
    const { player, phone, account } = await openMember()
    const other = newPlayer()
    await other.login(account, 'carp2026')
    const refused = await player.send(contract.changePassword, { ...old, password: 'carp2026' })
    expect(refused.code).toBe('password-same')
    expect(await other.send(contract.token, {})).toMatchObject({ status: true })
    // The code that confirmed it still counts for one that differs.
    clock.advance(minute)
    const proof_code = await ownCode(player, phone, 'change-password')
    const form = { proof: 'code', proof_code } as const
    expect((await player.send(contract.changePassword, { ...form, password: 'carp2026' })).code).toBe(
      'password-same',
    )
    expect(await player.call(contract.changePassword, { ...form, password })).toEqual({ ended: 1 })
  })

  test('a new password is confirmed by a code, which counts once', async () => {
    const { player, phone } = await openMember()
    clock.advance(minute)
    const proof_code = await ownCode(player, phone, 'change-password')
    const form = { proof: 'code', proof_code, password } as const
    expect(await player.call(contract.changePassword, form)).toEqual({ ended: 0 })
    expect((await player.send(contract.changePassword, form)).code).toBe('sms-code-expired')
  })

  test('a confirmation counts the tries down before its lock, which is none of the login', async () => {
    const { player, account } = await openMember()
    const guess = () =>
      player.send(contract.changePassword, { ...old, login_password: 'wrong-2026', password })
    for (const triesLeft of [4, 3, 2, 1]) {
      expect((await guess()).data).toEqual({ code: 'password-wrong', triesLeft })
    }
    const retryAt = new Date(clock.now() + 30 * minute).toISOString()
    expect((await guess()).data).toEqual({ code: 'password-locked', retryAt })
    expect((await player.send(contract.changePassword, { ...old, password })).data).toEqual({
      code: 'password-locked',
      retryAt,
    })
    expect(await newPlayer().login(account, 'carp2026')).toMatchObject({ account })
  })
})

describe('a changed phone', () => {
  test('a new phone needs a code to the old number and one to the new, one right after the other', async () => {
    const { player, phone, account } = await openMember()
    clock.advance(minute)
    const next = newPhone()
    const proof_code = await ownCode(player, phone, 'change-phone')
    const sent = await player.call(contract.newPhoneCode, { area: '86', phone: next })
    expect(sent.to).toBe(`${next.slice(0, 3)}****${next.slice(-4)}`)
    const form = { proof: 'code', proof_code, area: '86', phone: next } as const
    const code = await lastCode(server, next)
    expect((await player.send(contract.changePhone, { ...form, code: proof_code })).status).toBe(false)
    expect(await player.call(contract.changePhone, { ...form, code })).toEqual({ phone: sent.to })
    expect(await player.call(contract.token, {})).toMatchObject({ account, phone: sent.to })
  })

  test('a new phone needs password and mail together where the old phone is not at hand, and a mail that was verified days ago', async () => {
    const { player, account } = await openMember()
    clock.advance(minute)
    const next = newPhone()
    await player.call(contract.newPhoneCode, { area: '86', phone: next })
    const form = {
      proof: 'mail',
      login_password: 'carp2026',
      mail_code: '123456',
      area: '86',
      phone: next,
      code: await lastCode(server, next),
    } as const
    expect((await player.send(contract.ownMailCode, {})).code).toBe('mail-unset')
    expect((await player.send(contract.changePhone, form)).code).toBe('mail-unset')

    clock.advance(minute)
    const email = `m${next}@mail.example`
    await player.call(contract.bindMail, { ...old, email, code: await mailCode(player, email) })
    const boundAt = clock.now()
    clock.advance(minute)
    // Who only knows the password could bind a mail address of their own, and take the phone over with it.
    const until = new Date(boundAt + access.mailRest).toISOString()
    const tooNew = { data: { code: 'mail-too-new', until } }
    expect(await player.send(contract.ownMailCode, {})).toMatchObject(tooNew)
    expect(await player.send(contract.changePhone, form)).toMatchObject(tooNew)
    await server.db
      .updateTable('members')
      .set({ email_verified_at: new Date(clock.now() - access.mailRest) })
      .where('account', '=', account)
      .execute()
    await player.call(contract.ownMailCode, {})
    const mail_code = await lastCode(server, email)
    expect(
      (await player.send(contract.changePhone, { ...form, mail_code, login_password: 'wrong-2026' })).code,
    ).toBe('password-wrong')
    expect(await player.send(contract.changePhone, { ...form, mail_code })).toMatchObject({ status: true })
  })

  test('a new phone of another member is told only to who has it in hand', async () => {
    const { player, phone } = await openMember()
    const other = await openMember()
    clock.advance(minute)
    const to = { area: '86', phone: other.phone }
    expect(await player.send(contract.newPhoneCode, to)).toMatchObject({ status: true })
    const form = { proof: 'code', proof_code: await ownCode(player, phone, 'change-phone'), ...to } as const
    expect((await player.send(contract.changePhone, { ...form, code: '000001' })).code).toBe('sms-code-wrong')
    const code = await lastCode(server, other.phone)
    expect((await player.send(contract.changePhone, { ...form, code })).code).toBe('phone-taken')
  })

  test('a new phone is refused for the number that the member has, and for none of the region', async () => {
    const { player, phone } = await openMember()
    expect((await player.send(contract.newPhoneCode, { area: '86', phone })).code).toBe('phone-same')
    expect((await player.send(contract.newPhoneCode, { area: '86', phone: '12345' })).code).toBe(
      'phone-invalid',
    )
  })
})

describe('a mail address', () => {
  test('a mail address is bound by a code sent to it and a second proof, and masked in every reply', async () => {
    const { player, phone } = await openMember()
    clock.advance(minute)
    const email = `Heron.${phone}@mail.example`
    const code = await mailCode(player, email.toLowerCase())
    expect((await player.send(contract.bindMail, { ...old, login_password: 'no', email, code })).code).toBe(
      'password-wrong',
    )
    const masked = 'h***@mail.example'
    expect(await player.call(contract.bindMail, { ...old, email, code })).toEqual({ email: masked })
    expect(await player.call(contract.token, {})).toMatchObject({ email: masked, emailVerified: true })
  })

  test('the code of a mail address is shown by the outbox of the sandbox', async () => {
    const { player, phone } = await openMember()
    clock.advance(minute)
    const email = `box${phone}@mail.example`
    const code = await mailCode(player, email)
    const reply = await server.fetch(
      `${server.deps.config.sandboxOrigin}/sandbox/outbox.json?mail=${encodeURIComponent(email)}`,
    )
    expect(await reply.json()).toMatchObject({ data: { items: [{ code, purpose: 'bind-mail' }] } })
  })
})

describe('the inbox', () => {
  test('the inbox tells of new devices, and of a changed password, mail and phone', async () => {
    const { player, phone, account } = await openMember()
    clock.advance(minute)
    await newPlayer().login(account, 'carp2026')
    await player.call(contract.changePassword, { ...old, password })
    const email = `inbox${phone}@mail.example`
    const proof = { ...old, login_password: password }
    await player.call(contract.bindMail, { ...proof, email, code: await mailCode(player, email) })
    clock.advance(minute)
    const next = newPhone()
    await player.call(contract.newPhoneCode, { area: '86', phone: next })
    const proof_code = await ownCode(player, phone, 'change-phone')
    const code = await lastCode(server, next)
    await player.call(contract.changePhone, { proof: 'code', proof_code, area: '86', phone: next, code })
    const { items } = await player.call(contract.messageList, { box: 'inbox' })
    expect(items.map(({ content }) => content)).toEqual(
      expect.arrayContaining([
        { topic: 'new-device', browser: 'other', system: 'other', address: '127.0.*.*', place: 'device' },
        { topic: 'password-changed' },
        { topic: 'email-changed', email: 'i***@mail.example' },
        { topic: 'phone-changed', phone: `${next.slice(0, 3)}****${next.slice(-4)}` },
      ]),
    )
  })
})

describe('the birth date', () => {
  test('the birth date is set once where there is none, by somebody of age, and never again', async () => {
    const { player, id } = await openMember()
    const birth_date = '1990-02-28'
    expect((await player.send(contract.setBirthDate, { ...old, birth_date })).code).toBe('birth-date-set')
    await server.db.updateTable('members').set({ birth_date: null }).where('id', '=', id).execute()
    expect((await player.send(contract.setBirthDate, { ...old, birth_date: '2015-01-01' })).code).toBe(
      'underage',
    )
    expect(
      (await player.send(contract.setBirthDate, { ...old, login_password: 'no', birth_date })).code,
    ).toBe('password-wrong')
    expect(await player.call(contract.setBirthDate, { ...old, birth_date })).toEqual({
      birthDate: birth_date,
    })
    expect((await player.send(contract.setBirthDate, { ...old, birth_date: '1991-01-01' })).code).toBe(
      'birth-date-set',
    )
    const { items } = await player.call(contract.messageList, { box: 'inbox' })
    expect(items.filter(({ content }) => content.topic === 'birth-date-set')).toHaveLength(1)
  })
})
