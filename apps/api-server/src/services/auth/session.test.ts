import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute

const clock = createManualClock()
const server: TestServer = await createTestServer({ clock })
const newPlayer = () => createTestPlayer(server.fetch)

beforeEach(() => clock.advance(2 * hour))
afterAll(() => server.close())

describe('the session', () => {
  test('a session rotates its token after 5 minutes, and the previous one stays valid for 60 s', async () => {
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

  test('one of many parallel calls rotates the token, and all are answered', async () => {
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

  test('a session ends after 30 idle minutes, and a heartbeat is no activity', async () => {
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

  test('a session remembers its last heartbeat and the game it named', async () => {
    const player = newPlayer()
    await player.login()
    clock.advance(30 * second)
    const at = new Date(clock.now())
    const beat = await player.call(contract.heartbeat, { gameid: 'g4001', platform: '89' })
    expect(beat).toEqual({ serverTime: at.toISOString() })
    const seen = await server.db
      .selectFrom('sessions')
      .select(['seen_at', 'seen_game', 'seen_platform'])
      .where('device', '=', player.device)
      .executeTakeFirst()
    expect(seen).toEqual({ seen_at: at, seen_game: 'g4001', seen_platform: '89' })
  })

  test('a session ends after 12 hours even in use', async () => {
    const player = newPlayer()
    await player.login()
    for (let call = 0; call < 12 * 6 - 1; call += 1) {
      clock.advance(10 * minute)
      expect(await player.send(contract.token, {})).toMatchObject({ status: true })
    }
    clock.advance(10 * minute)
    expect(await player.send(contract.token, {})).toMatchObject({ data: 'token' })
  })

  test('logout ends its own session and no other', async () => {
    const [one, other] = [newPlayer(), newPlayer()]
    await one.login()
    await other.login()
    expect(await one.call(contract.logout, {})).toEqual({ loggedOut: true })
    expect(await one.send(contract.token, {})).toMatchObject({ data: 'token' })
    expect(await other.send(contract.token, {})).toMatchObject({ status: true })
  })

  test('a token is refused on another device than the one that got it', async () => {
    const player = newPlayer()
    await player.login()
    const thief = newPlayer()
    expect(await thief.send(contract.balance, {}, { token: player.token() })).toMatchObject({ data: 'token' })
    expect(await player.send(contract.balance, {})).toMatchObject({ status: true })
  })

  test('each device has one visitor id of its own', async () => {
    const [one, other] = [newPlayer(), newPlayer()]
    const vid = async (player: typeof one) => (await player.send(contract.preInfo, {})).headers.get('vid')
    expect(await vid(one)).toBe(await vid(one))
    expect(await vid(one)).not.toBe(await vid(other))
  })
})
