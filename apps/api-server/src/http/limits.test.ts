import type { Endpoint } from '@koi/api-core'
import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { memberLimits, rateLimits } from '../rules/rateLimits.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, newDevice } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
const form = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }

afterAll(() => server.close())

function post(body: string, device: string): Promise<Response> {
  const headers = { d: 'koi-web', device, ...form }
  return server.fetch(contract.login.path, { method: 'POST', headers, body })
}

test('too many logins of one device answer 429 with the time to wait, and other devices go on', async () => {
  const body = 'mode=password&account=nobody99&password=x'
  const device = newDevice()
  const login = () => post(body, device)
  for (let call = 0; call < 30; call += 1) expect((await login()).status).toBe(200)
  clock.advance(20_000)
  const refused = await login()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('40')
  expect((await post(body, newDevice())).status).toBe(200)
  clock.advance(40_000)
  expect((await login()).status).toBe(200)
})

describe('a caller with a new device id for every call', () => {
  const until429 = async (path: string, fields: string, { fetch } = server, forwarded = '') => {
    clock.advance(60_000)
    for (let answered = 0; answered < 400; answered += 1) {
      const headers = { d: 'koi-web', device: newDevice(), 'x-forwarded-for': forwarded, ...form }
      const reply = await fetch(path, { method: 'POST', headers, body: fields })
      if (reply.status !== 200)
        return { answered, status: reply.status, wait: reply.headers.get('retry-after') }
    }
    return null
  }

  test('a caller with a new device id for every call is limited by its address, at logins and at trial games alike', async () => {
    const stopped = { status: 429, wait: '60' }
    expect(await until429(contract.login.path, 'mode=sms&area=86&phone=13911112222&code=000000')).toEqual({
      answered: rateLimits.get('auth.login')?.perAddress,
      ...stopped,
    })
    expect(await until429(contract.launch.path, 'venue_id=89&mode=demo')).toEqual({
      answered: rateLimits.get('game.launch')?.perAddress,
      ...stopped,
    })
  })

  test('callers behind one trusted proxy have a limit each, and behind any other peer share that of the peer', async () => {
    const trusting = await createTestServer({ clock, config: { trustedProxies: ['127.0.0.1'] } })
    const launch = 'venue_id=89&mode=demo'
    const open = async ({ fetch }: typeof server, forwarded: string) => {
      const headers = { d: 'koi-web', device: newDevice(), 'x-forwarded-for': forwarded, ...form }
      return (await fetch(contract.launch.path, { method: 'POST', headers, body: launch })).status
    }
    for (const [behind, other] of [
      [trusting, 200],
      [server, 429],
    ] as const) {
      await until429(contract.launch.path, launch, behind, '203.0.113.7')
      expect(await open(behind, '203.0.113.7')).toBe(429)
      expect(await open(behind, '203.0.113.8')).toBe(other)
    }
    await trusting.close()
  })

  test('a caller with a new device id for every call does not keep members behind its address from playing', async () => {
    const player = createTestPlayer(server.fetch)
    await player.login()
    expect(await until429(contract.launch.path, 'venue_id=89&mode=demo')).toMatchObject({ status: 429 })
    expect((await player.send(contract.launch, { venue_id: 89, mode: 'demo' })).http).toBe(200)
  })
})

describe('the limits of a member', () => {
  test.each([
    ['asks what became of a money call', memberLimits.write, contract.moneyOutcome],
    ['opens trial games', memberLimits.money, contract.launch],
    ['reads its balance', memberLimits.read, contract.balance],
  ] as const)(
    'a member %s at most %i times a minute, and other members are not limited by it',
    async (_what, limit, endpoint) => {
      clock.advance(60_000)
      const [player, other] = [createTestPlayer(server.fetch), createTestPlayer(server.fetch)]
      await player.login()
      await other.login('demo2')
      const call = async (who = player) => {
        const fields = { key: randomUUID(), venue_id: 89, mode: 'demo' } as const
        return who.send<Endpoint>(endpoint, fields)
      }
      for (let sent = 0; sent < limit; sent += 1) expect((await call()).http).toBe(200)
      const refused = await call()
      expect([refused.http, refused.headers.get('retry-after')]).toEqual([429, '60'])
      expect((await call(other)).http).toBe(200)
      clock.advance(60_000)
      expect((await call()).http).toBe(200)
    },
  )
})

test('a guest opens at most thirty trial games a minute on one device', async () => {
  clock.advance(60_000)
  const guest = createTestPlayer(server.fetch)
  const open = async () => (await guest.send(contract.launch, { venue_id: 89, mode: 'demo' })).http
  for (let game = 0; game < 30; game += 1) expect(await open()).toBe(200)
  expect(await open()).toBe(429)
})
