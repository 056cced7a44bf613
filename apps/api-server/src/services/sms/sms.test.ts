import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts'
import { lastCode, newPhone, registerMember } from '../../testing/registerMember.ts'

const minute = 60_000
const hour = 60 * minute

const clock = createManualClock()
const server: TestServer = await createTestServer({ clock })
const newPlayer = () => createTestPlayer(server.fetch)

beforeEach(() => clock.advance(2 * hour))
afterAll(() => server.close())

describe('text messages', () => {
  test('a code is sent once in 60 s for a phone and for a device', async () => {
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

  test('a code goes out although time passes while the server decides', async () => {
    let time = clock.now()
    const moving = await createTestServer({ clock: { now: () => (time += 1) } })
    const request = { area: '86', phone: newPhone(), purpose: 'login' } as const
    const reply = await createTestPlayer(moving.fetch).send(contract.sendSms, request)
    await moving.close()
    expect(reply).toMatchObject({ status: true })
  })

  test('parallel requests for one phone send one code', async () => {
    const request = { area: '86', phone: newPhone(), purpose: 'login' } as const
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => newPlayer().send(contract.sendSms, request)),
    )
    expect(replies.filter((reply) => reply.status)).toHaveLength(1)
  })

  test('a code expires after five wrong tries, after five minutes, and after use', async () => {
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

  test('a code for one purpose is refused for another', async () => {
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
