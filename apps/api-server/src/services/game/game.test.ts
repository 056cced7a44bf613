import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { registerMember } from '../../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer
const real = { venue_id: 89, mode: 'real' } as const

async function newMember(): Promise<TestPlayer> {
  const made = createTestPlayer(server.fetch)
  await registerMember(server, made)
  return made
}

beforeEach(async () => {
  player = await newMember()
})
afterAll(() => server.close())

describe('the game list', () => {
  test('the game list has 29 venues in order with their games, in the language asked for', async () => {
    const chinese = await player.call(contract.gameList, {})
    const english = await player.call(contract.gameList, {}, { headers: { lang: 'en' } })
    expect(chinese.venues).toHaveLength(29)
    expect(chinese.tabs.map(({ gameType }) => gameType)).toEqual([
      'sports',
      'live',
      'chess',
      'slots',
      'lottery',
      'fish',
    ])
    expect(chinese.venues.map(({ sort }) => sort)).toEqual(
      chinese.venues.map(({ sort }) => sort).toSorted((a, b) => a - b),
    )
    expect(chinese.venues[0]?.name).toMatch(/\p{Script=Han}/u)
    expect(english.venues[0]?.name).toMatch(/^[ -~]+$/)
    expect(chinese.venues.every(({ games }) => games.length > 0)).toBe(true)
  })

  test('shows only the venues asked for', async () => {
    const { venues } = await player.call(contract.gameList, { show: [304, 1] })
    expect(venues.map(({ id }) => id)).toEqual([1, 304])
  })
})

describe('launching', () => {
  test('gives an address with a ticket and never the token, and moves the central balance', async () => {
    const opened = await player.call(contract.launch, real)
    expect(opened).toMatchObject({ mode: 'real', platform: '89', gameType: 'slots', moved: '1000.00' })
    expect(opened.url).toMatch(/^http:\/\/127\.0\.0\.1:4175\/play\?ticket=[\w-]{43}$/)
    expect(opened.url).not.toContain(player.token())
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '0.00', venues: '1000.00' })
  })

  test('moves no more than the player allows, down to nothing', async () => {
    expect(await player.call(contract.launch, { ...real, transfer: '250.00' })).toMatchObject({
      moved: '250.00',
    })
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '750.00', venues: '250.00' })
    const none = { ...real, venue_id: 91, close_other: true, transfer: '0.00' }
    expect(await player.call(contract.launch, none)).toMatchObject({ moved: '0.00' })
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '1000.00', venues: '0.00' })
  })

  test('leaves the money where it is without auto-transfer', async () => {
    await player.call(contract.setAutoTransfer, { enabled: false })
    expect(await player.call(contract.launch, real)).toMatchObject({ moved: '0.00' })
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '1000.00' })
  })

  test('a replay opens nothing new and gives the same address', async () => {
    const key = randomUUID()
    const first = await player.call(contract.launch, real, { key })
    expect(await player.call(contract.launch, real, { key })).toEqual(first)
  })

  test('allows one game at a time, unless the other is to be closed', async () => {
    const first = await player.call(contract.launch, real)
    const refused = await player.send(contract.launch, { ...real, venue_id: 91 })
    expect(refused.data).toEqual({
      code: 'game-active',
      gameid: first.gameid,
      platform: '89',
      venueId: 89,
      sessionId: first.sessionId,
    })
    expect((await player.send(contract.launch, real)).code).toBe('game-active')
    const second = await player.call(contract.launch, { ...real, venue_id: 91, close_other: true })
    expect(second.moved).toBe('1000.00')
    expect(await player.call(contract.currentGame, {})).toMatchObject({
      game: { sessionId: second.sessionId, venueId: 91, venueBalance: '1000.00', net: '0.00', rounds: 0 },
    })
  })

  test('one of parallel launches opens', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => player.send(contract.launch, real)))
    expect(replies.filter((reply) => reply.status)).toHaveLength(1)
    expect(replies.filter((reply) => reply.code === 'game-active')).toHaveLength(4)
  })

  test('refuses what is not there, what is closed, and guests who want real money', async () => {
    const send = (input: object) => player.send(contract.launch, { ...real, ...input })
    expect((await send({ venue_id: 7 })).code).toBe('unknown-venue')
    expect((await send({ game_id: 'nothing' })).code).toBe('unknown-game')
    const closed = await server.db
      .selectFrom('venues')
      .select('id')
      .where('maintenance', '=', true)
      .executeTakeFirstOrThrow()
    expect((await send({ venue_id: closed.id })).code).toBe('venue-maintenance')
    expect((await send({}).then(() => createTestPlayer(server.fetch).send(contract.launch, real))).data).toBe(
      'token',
    )
  })
})

describe('leaving', () => {
  test('closes the session and returns the venue balance', async () => {
    const { sessionId } = await player.call(contract.launch, real)
    const left = await player.call(contract.leave, { session_id: sessionId })
    expect(left).toEqual({ returned: '1000.00', held: '0.00', open: [], central: '1000.00' })
    expect(await player.call(contract.currentGame, {})).toEqual({ game: null })
    expect((await player.send(contract.leave, { session_id: sessionId })).code).toBe('game-closed')
  })

  test('leaving the game of another member answers like a closed one and changes nothing', async () => {
    const { sessionId } = await player.call(contract.launch, real)
    const other = await newMember()
    expect((await other.send(contract.leave, { session_id: sessionId })).code).toBe('game-closed')
    expect(await player.call(contract.currentGame, {})).toMatchObject({ game: { sessionId } })
    expect(await other.call(contract.currentGame, {})).toEqual({ game: null })
  })

  test('happens at logout too', async () => {
    await player.call(contract.launch, real)
    const { id } = await player.call(contract.token, {})
    await player.call(contract.logout, {})
    const open = await server.db
      .selectFrom('game_sessions')
      .select('id')
      .where('member_id', '=', id)
      .where('closed_at', 'is', null)
      .execute()
    expect(open).toEqual([])
  })
})

test('the ledger sums to zero after all launches and rounds', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
