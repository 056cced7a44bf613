import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts'
import { lastCode, newPhone, registerMember } from '../../testing/registerMember.ts'
import { testBrand } from '../../testing/testConfig.ts'
import { hasReachedAge } from './register.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const clock = createManualClock()
const server: TestServer = await createTestServer({ clock })
const newPlayer = () => createTestPlayer(server.fetch)

beforeEach(() => clock.advance(2 * hour))
afterAll(() => server.close())

describe('registration', () => {
  const form = { password: 'carp2026', area: '86', birth_date: '1991-05-06', terms: true } as const

  async function prepared() {
    const player = newPlayer()
    const phone = newPhone()
    await player.call(contract.sendSms, { area: '86', phone, purpose: 'register' })
    return { player, phone, code: await lastCode(server, phone) }
  }

  test('registration opens an account with play money, a message, and the invite code it came with', async () => {
    const player = newPlayer()
    const member = await registerMember(server, player, { account: 'Lotus88', inviteCode: 'ABC123' })
    expect(member).toMatchObject({ account: 'lotus88', invitedBy: 'ABC123', birthDate: '1991-05-06' })
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '1000.00', total: '1000.00' })
    const { items } = await player.call(contract.messageList, { box: 'inbox' })
    expect(items.map(({ content }) => content)).toEqual([{ topic: 'welcome' }])
    expect(await player.call(contract.withdrawPasswordConfig, {})).toEqual({ d: true, p: false })
  })

  test('registration refuses anybody who is not 18 in the time zone of the brand, to the day', async () => {
    clock.set(Date.parse('2027-03-01T15:59:59.000Z'))
    const { player, phone, code } = await prepared()
    const input = { ...form, account: `p${phone}`, phone, code, birth_date: '2009-03-02' }
    const refused = await player.send(contract.register, input)
    expect(refused.data).toEqual({ code: 'underage', minimumAge: 18 })
    clock.advance(second)
    expect(await player.send(contract.register, input)).toMatchObject({ status: true })
  })

  test('registration refuses weak passwords, taken accounts and taken phones, and keeps the code for the next try', async () => {
    const { player, phone, code } = await prepared()
    const base = { ...form, phone, code }
    const weak = await player.send(contract.register, { ...base, account: `p${phone}`, password: 'abcdefgh' })
    expect(weak.code).toBe('password-weak')
    expect((await player.send(contract.register, { ...base, account: 'demo' })).code).toBe('account-taken')
    const before = await server.db.selectFrom('members').select('id').execute()
    expect(await player.send(contract.register, { ...base, account: `p${phone}` })).toMatchObject({
      status: true,
    })
    expect(await server.db.selectFrom('members').select('id').execute()).toHaveLength(before.length + 1)

    clock.advance(minute)
    await player.call(contract.sendSms, { area: '86', phone, purpose: 'register' })
    const again = { ...form, phone, code: await lastCode(server, phone), account: `q${phone}` }
    expect((await player.send(contract.register, again)).code).toBe('phone-taken')
  })

  test('one code tries at most five account names, even if every one is taken', async () => {
    const { player, phone, code } = await prepared()
    const name = async (account: string) =>
      (await player.send(contract.register, { ...form, phone, code, account })).code
    for (let attempt = 0; attempt < 5; attempt += 1) expect(await name('demo')).toBe('account-taken')
    expect(await name(`p${phone}`)).toBe('sms-code-expired')
  })

  test('two registrations with one code make one member', async () => {
    const { player, phone, code } = await prepared()
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((letter) =>
        player.send(contract.register, { ...form, phone, code, account: `${letter}${phone}` }),
      ),
    )
    expect(replies.filter((reply) => reply.status)).toHaveLength(1)
  })

  test('registration keeps the contacts that the brand asks for, masked, and leaves others out', async () => {
    expect(await newPlayer().call(contract.registrationContacts, {})).toEqual({
      items: [
        { field: 'email', required: false },
        { field: 'wechat', required: false },
      ],
    })
    const { player, phone, code } = await prepared()
    const given = { account: `c${phone}`, phone, code, email: `C${phone}@mail.example`, qq: '123456' }
    expect((await player.send(contract.register, { ...form, ...given, wechat: 'no' })).code).toBe(
      'invalid-input',
    )
    const member = await player.call(contract.register, { ...form, ...given, wechat: 'carp_2026' })
    expect(member).toMatchObject({ email: 'c***@mail.example', emailVerified: false })
    const stored = await server.db
      .selectFrom('members')
      .select(['email', 'wechat', 'qq'])
      .where('id', '=', member.id)
      .executeTakeFirst()
    expect(stored).toEqual({ email: `c${phone}@mail.example`, wechat: 'carp_2026', qq: null })
  })

  test('registration refuses a form without a contact that the brand insists on', async () => {
    const brand = { ...testBrand, registrationContacts: [{ field: 'email', required: true } as const] }
    const strict = await createTestServer({ clock, config: { brands: [brand] } })
    const player = createTestPlayer(strict.fetch)
    const phone = newPhone()
    await player.call(contract.sendSms, { area: '86', phone, purpose: 'register' })
    const given = { ...form, account: `c${phone}`, phone, code: await lastCode(strict, phone) }
    expect((await player.send(contract.register, given)).data).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'email', rule: 'required' }],
    })
    const email = 'required@mail.example'
    expect(await player.send(contract.register, { ...given, email })).toMatchObject({ status: true })
    await strict.close()
  })
})

test.each([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['1990-01-01', '2026-11-21', true],
  ['2030-01-01', '2026-11-21', false],
])('somebody born on %s has reached 18 on %s: %j', (born, today, reached) => {
  expect(hasReachedAge(born, 18, today)).toBe(reached)
})
