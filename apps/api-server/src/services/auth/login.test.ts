import { contract } from '@koi/contract'
import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts'
import { lastCode, newPhone, registerMember } from '../../testing/registerMember.ts'
import { untilBlocked } from '../../testing/untilBlocked.ts'

const minute = 60_000
const hour = 60 * minute

const clock = createManualClock()
const server: TestServer = await createTestServer({ clock })
const newPlayer = () => createTestPlayer(server.fetch)

beforeEach(() => clock.advance(2 * hour))
afterAll(() => server.close())

describe('login', () => {
  test('login answers the member and a token of 256 bits, which is stored only as a hash', async () => {
    const player = newPlayer()
    const member = await player.login()
    expect(member).toMatchObject({ account: 'demo', phone: '138****0000', name: '林*', autoTransfer: true })
    expect(Buffer.from(player.token() ?? '', 'base64url')).toHaveLength(32)
    const rows = await server.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(player.token())
  })

  test('login accepts the phone number in place of the account, and the account in any case', async () => {
    expect(await newPlayer().login('13800000000')).toMatchObject({ account: 'demo' })
    expect(await newPlayer().login('DEMO')).toMatchObject({ account: 'demo' })
  })

  test('an unknown account and a wrong password get the same answers and the same lock', async () => {
    const answers: unknown[][] = []
    for (const account of ['demo', 'nobody77']) {
      const seen: unknown[] = []
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const reply = await newPlayer().send(contract.login, {
          mode: 'password',
          account,
          password: 'wrong-1',
        })
        seen.push(reply.data)
      }
      answers.push(seen)
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.slice(0, 5)).toEqual(
      [4, 3, 2, 1, 0].map((triesLeft) => ({ code: 'bad-credentials', triesLeft })),
    )
    expect(answers[0]?.[5]).toEqual({
      code: 'account-locked',
      retryAt: new Date(clock.now() + 30 * minute).toISOString(),
    })
  })

  test('a password that is changed while it is being checked opens nothing', async () => {
    const owner = newPlayer()
    const { id, account } = await registerMember(server, owner)
    const stranger = newPlayer()
    const login = await server.db.transaction().execute(async (trx) => {
      const { password_hash } = await trx
        .selectFrom('members')
        .select('password_hash')
        .where('account', '=', 'demo')
        .executeTakeFirstOrThrow()
      await trx.updateTable('members').set({ password_hash }).where('id', '=', id).execute()
      const sent = stranger.send(contract.login, { mode: 'password', account, password: 'carp2026' })
      await untilBlocked(server.db, 1)
      return { sent }
    })
    expect((await login.sent).code).toBe('bad-credentials')
    expect(stranger.token()).toBeNull()
    expect((await owner.call(contract.openLogins, {})).items).toHaveLength(1)
  })

  test('a locked account refuses the right password until the time is over', async () => {
    const player = newPlayer()
    const phone = newPhone()
    await registerMember(server, player, { phone, account: 'lockedone' })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await player.send(contract.login, { mode: 'password', account: 'lockedone', password: 'wrong-1' })
    }
    const right = { mode: 'password', account: 'lockedone', password: 'carp2026' } as const
    expect(await player.send(contract.login, right)).toMatchObject({ code: 'account-locked' })
    clock.advance(30 * minute)
    expect(await player.send(contract.login, right)).toMatchObject({ status: true })
  })

  test('a text message opens a locked account', async () => {
    const player = newPlayer()
    const phone = newPhone()
    await registerMember(server, player, { phone, account: 'lockedtwo' })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await player.send(contract.login, { mode: 'password', account: 'lockedtwo', password: 'wrong-1' })
    }
    clock.advance(minute)
    await player.call(contract.sendSms, { area: '86', phone, purpose: 'login' })
    const code = await lastCode(server, phone)
    await player.call(contract.login, { mode: 'sms', area: '86', phone, code })
    expect(
      await player.call(contract.login, { mode: 'password', account: 'lockedtwo', password: 'carp2026' }),
    ).toMatchObject({ account: 'lockedtwo' })
  })

  test('passwords guessed in parallel are checked no oftener than in turn', async () => {
    await registerMember(server, newPlayer(), { account: 'burstone' })
    const guess = (index: number) =>
      newPlayer().send(contract.login, { mode: 'password', account: 'burstone', password: `wrong-${index}` })
    const codes = (await Promise.all(Array.from({ length: 24 }, (_, index) => guess(index)))).map(
      (reply) => reply.code,
    )
    expect(codes.filter((code) => code === 'bad-credentials')).toHaveLength(5)
    expect(codes.filter((code) => code === 'account-locked')).toHaveLength(19)
  })

  test('failed logins count within any 30 minutes, and a successful one resets them', async () => {
    await registerMember(server, newPlayer(), { account: 'rolling1' })
    const login = async (password: string) =>
      (await newPlayer().send(contract.login, { mode: 'password', account: 'rolling1', password })).code
    expect(await login('wrong-1')).toBe('bad-credentials')
    clock.advance(25 * minute)
    for (let attempt = 0; attempt < 2; attempt += 1) expect(await login('wrong-1')).toBe('bad-credentials')
    clock.advance(10 * minute)
    // The first failure is 35 minutes old; those of ten minutes ago still count.
    for (let attempt = 0; attempt < 3; attempt += 1) expect(await login('wrong-1')).toBe('bad-credentials')
    expect(await login('carp2026')).toBe('account-locked')
    clock.advance(30 * minute)
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 4; attempt += 1) expect(await login('wrong-1')).toBe('bad-credentials')
      expect(await login('carp2026')).toBeUndefined()
    }
  })

  test('failed logins far apart never lock an account', async () => {
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const reply = await newPlayer().send(contract.login, {
        mode: 'password',
        account: 'demo',
        password: 'no',
      })
      expect(reply.code).toBe('bad-credentials')
      clock.advance(31 * minute)
    }
  })

  test('an encrypted password is read with the published key; anything else is unreadable', async () => {
    const { publicKey } = await newPlayer().call(contract.preInfo, {})
    const key = {
      key: createPublicKey(publicKey),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    }
    const password = publicEncrypt(key, Buffer.from('koi-demo-2026')).toString('base64')
    const form = { mode: 'password', account: 'demo', cipher: 'rsa-oaep-256' } as const
    expect(await newPlayer().send(contract.login, { ...form, password })).toMatchObject({ status: true })
    for (const broken of ['koi-demo-2026', password.slice(4), `${password}=`]) {
      const reply = await newPlayer().send(contract.login, { ...form, password: broken })
      expect(reply.code).toBe('secret-unreadable')
    }
  })
})

test('a phone number that two areas have neither logs in nor locks a member', async () => {
  const suffix = newPhone().slice(3)
  const number = `9${suffix}`
  for (const [area, phone] of [
    ['63', `${number}0`],
    ['1', `${number}0`],
  ] as const) {
    await server.db
      .insertInto('members')
      .values({
        id: `twin-${area}`,
        account: `twin${area}`,
        password_hash: '',
        withdraw_password_hash: null,
        area,
        phone,
        name: null,
        email: null,
        birth_date: null,
        invite_code: `TWIN${area}`,
        invited_by: null,
        vip_level: 0,
        auto_transfer: true,
        created_at: new Date(0),
        last_login_at: null,
      })
      .execute()
  }
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await newPlayer().send(contract.login, { mode: 'password', account: `${number}0`, password: 'wrong-1' })
  }
  const guards = await server.db
    .selectFrom('login_guards')
    .select('subject')
    .where('subject', 'like', 'twin-%')
    .execute()
  expect(guards).toEqual([])
})
