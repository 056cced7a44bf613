import { contract } from '@koi/contract'
import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { lastCode, newPhone, registerMember } from '../testing/registerMember.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const clock = createManualClock()
const server: TestServer = await createTestServer({ clock })
const newPlayer = () => createTestPlayer(server.fetch)

beforeEach(() => clock.advance(2 * hour))
afterAll(() => server.close())

describe('login', () => {
  test('gives the member and a token of 256 bits, which is stored only as a hash', async () => {
    const player = newPlayer()
    const member = await player.login()
    expect(member).toMatchObject({ account: 'demo', phone: '138****0000', name: '林*', autoTransfer: true })
    expect(Buffer.from(player.token() ?? '', 'base64url')).toHaveLength(32)
    const rows = await server.db.selectFrom('sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(player.token())
  })

  test('takes the phone number in place of the account, and the account in any case', async () => {
    expect(await newPlayer().login('13800000000')).toMatchObject({ account: 'demo' })
    expect(await newPlayer().login('DEMO')).toMatchObject({ account: 'demo' })
  })

  test('answers the same for an unknown account and a wrong password, and locks both alike', async () => {
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
    expect(answers[0]?.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'bad-credentials'))
    expect(answers[0]?.[5]).toEqual({
      code: 'account-locked',
      retryAt: new Date(clock.now() + 30 * minute).toISOString(),
    })
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

  test('failures far apart never lock', async () => {
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

describe('the session', () => {
  test('rotates its token after 5 minutes, and the previous one lives 60 s longer', async () => {
    const player = newPlayer()
    await player.login()
    const first = player.token()
    clock.advance(5 * minute - second)
    await player.call(contract.token, {})
    expect(player.token()).toBe(first)
    clock.advance(second)
    await player.call(contract.token, {})
    expect(player.token()).not.toBe(first)
    clock.advance(59 * second)
    expect(await player.send(contract.token, {}, { token: first })).toMatchObject({ status: true })
    clock.advance(second)
    expect(await player.send(contract.token, {}, { token: first })).toMatchObject({ data: 'token' })
    expect(await player.send(contract.token, {})).toMatchObject({ status: true })
  })

  test('of parallel calls with a token that is due, one brings the new token and all are answered', async () => {
    const player = newPlayer()
    await player.login()
    clock.advance(6 * minute)
    const token = player.token()
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => player.send(contract.balance, {}, { token })),
    )
    expect(replies.every((reply) => reply.status)).toBe(true)
    expect(replies.filter((reply) => reply.headers.has('id'))).toHaveLength(1)
  })

  test('ends after 30 idle minutes; the heartbeat does not count', async () => {
    const player = newPlayer()
    await player.login()
    for (let beat = 0; beat < 59; beat += 1) {
      clock.advance(30 * second)
      expect(await player.send(contract.heartbeat, { gameid: '', platform: '' })).toMatchObject({
        status: true,
      })
    }
    clock.advance(30 * second)
    expect(await player.send(contract.heartbeat, { gameid: '', platform: '' })).toMatchObject({
      data: 'token',
    })
  })

  test('ends after 12 hours however busy it is', async () => {
    const player = newPlayer()
    await player.login()
    for (let call = 0; call < 12 * 6 - 1; call += 1) {
      clock.advance(10 * minute)
      expect(await player.send(contract.token, {})).toMatchObject({ status: true })
    }
    clock.advance(10 * minute)
    expect(await player.send(contract.token, {})).toMatchObject({ data: 'token' })
  })

  test('ends at logout, alone: another login goes on', async () => {
    const [one, other] = [newPlayer(), newPlayer()]
    await one.login()
    await other.login()
    expect(await one.call(contract.logout, {})).toEqual({ loggedOut: true })
    expect(await one.send(contract.token, {})).toMatchObject({ data: 'token' })
    expect(await other.send(contract.token, {})).toMatchObject({ status: true })
  })

  test('the visitor id is the same for a device, and another for another', async () => {
    const [one, other] = [newPlayer(), newPlayer()]
    const vid = async (player: typeof one) => (await player.send(contract.preInfo, {})).headers.get('vid')
    expect(await vid(one)).toBe(await vid(one))
    expect(await vid(one)).not.toBe(await vid(other))
  })
})

describe('text messages', () => {
  test('go out once per 60 s for a phone and for a device', async () => {
    const player = newPlayer()
    const phone = newPhone()
    const request = { area: '86', phone, purpose: 'login' } as const
    const sent = await player.call(contract.sendSms, request)
    expect(sent).toEqual({
      retryAt: new Date(clock.now() + minute).toISOString(),
      expiresAt: new Date(clock.now() + 5 * minute).toISOString(),
    })
    const refused = { code: 'sms-too-often', retryAt: sent.retryAt }
    expect((await newPlayer().send(contract.sendSms, request)).data).toEqual(refused)
    expect((await player.send(contract.sendSms, { ...request, phone: newPhone() })).data).toEqual(refused)
    clock.advance(minute)
    expect(await player.send(contract.sendSms, request)).toMatchObject({ status: true })
  })

  test('of parallel requests for one phone, one is sent', async () => {
    const request = { area: '86', phone: newPhone(), purpose: 'login' } as const
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => newPlayer().send(contract.sendSms, request)),
    )
    expect(replies.filter((reply) => reply.status)).toHaveLength(1)
  })

  test('a code dies after five wrong tries, after five minutes, and after use', async () => {
    const player = newPlayer()
    const phone = newPhone()
    await registerMember(server, player, { phone })
    const login = (code: string) => player.send(contract.login, { mode: 'sms', area: '86', phone, code })
    const send = async () => {
      clock.advance(minute)
      await player.call(contract.sendSms, { area: '86', phone, purpose: 'login' })
      return lastCode(server, phone)
    }
    const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

    const first = await send()
    for (let left = 4; left >= 0; left -= 1) {
      expect((await login(wrong(first))).data).toEqual({ code: 'sms-code-wrong', triesLeft: left })
    }
    expect(await login(first)).toMatchObject({ code: 'sms-code-expired' })

    const second = await send()
    clock.advance(5 * minute)
    expect(await login(second)).toMatchObject({ code: 'sms-code-expired' })

    const third = await send()
    expect(await login(third)).toMatchObject({ status: true })
    expect(await login(third)).toMatchObject({ code: 'sms-code-expired' })
  })

  test('a code for one purpose does not serve another', async () => {
    const player = newPlayer()
    const phone = newPhone()
    await player.call(contract.sendSms, { area: '86', phone, purpose: 'reset' })
    const code = await lastCode(server, phone)
    const reply = await player.send(contract.login, { mode: 'sms', area: '86', phone, code })
    expect(reply.code).toBe('sms-code-wrong')
  })

  test('a number that its area does not have is refused', async () => {
    const bad = [
      ['86', '23800000000'],
      ['86', '1380000000'],
      ['852', '12345678'],
      ['999', '13800000000'],
    ]
    for (const [area = '', phone = ''] of bad) {
      const reply = await newPlayer().send(contract.sendSms, { area, phone, purpose: 'login' })
      expect(reply.code).toBe('phone-invalid')
    }
  })

  test('the code itself is stored only where the sandbox shows it', async () => {
    const phone = newPhone()
    await newPlayer().call(contract.sendSms, { area: '86', phone, purpose: 'login' })
    const stored = await server.db.selectFrom('sms_codes').selectAll().where('phone', '=', phone).execute()
    expect(JSON.stringify(stored)).not.toContain(await lastCode(server, phone))
  })
})

describe('registration', () => {
  const form = { password: 'carp2026', area: '86', birth_date: '1991-05-06', terms: true } as const

  async function prepared() {
    const player = newPlayer()
    const phone = newPhone()
    await player.call(contract.sendSms, { area: '86', phone, purpose: 'register' })
    return { player, phone, code: await lastCode(server, phone) }
  }

  test('opens an account with play money, a message, and the code it was invited with', async () => {
    const player = newPlayer()
    const member = await registerMember(server, player, { account: 'Lotus88', inviteCode: 'ABC123' })
    expect(member).toMatchObject({ account: 'lotus88', invitedBy: 'ABC123', birthDate: '1991-05-06' })
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '1000.00', total: '1000.00' })
    expect(await player.call(contract.messageCount, {})).toEqual({ unread: 1 })
    expect(await player.call(contract.withdrawPasswordConfig, {})).toEqual({ d: true, p: false })
  })

  test('refuses who is not 18 in Shanghai, to the day', async () => {
    clock.set(Date.parse('2027-03-01T15:59:59.000Z'))
    const { player, phone, code } = await prepared()
    const input = { ...form, account: `p${phone}`, phone, code, birth_date: '2009-03-02' }
    const refused = await player.send(contract.register, input)
    expect(refused.data).toEqual({ code: 'underage', minimumAge: 18 })
    clock.advance(second)
    expect(await player.send(contract.register, input)).toMatchObject({ status: true })
  })

  test('refuses weak passwords, taken accounts and taken phones, and keeps the code for the next try', async () => {
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

  test('two registrations with one code make one member', async () => {
    const { player, phone, code } = await prepared()
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((letter) =>
        player.send(contract.register, { ...form, phone, code, account: `${letter}${phone}` }),
      ),
    )
    expect(replies.filter((reply) => reply.status)).toHaveLength(1)
  })
})
