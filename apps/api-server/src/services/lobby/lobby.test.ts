import { contract } from '@koi/contract'
import { favouriteLimit } from '@koi/contract/limits'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetOld } from '../../jobs/forgetOld.ts'
import { createContext } from '../context.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { registerMember } from '../../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
const games = (
  await server.db
    .selectFrom('games')
    .select(['id', 'venue_id'])
    .where('venue_id', '=', 89)
    .orderBy('sort')
    .execute()
).map(({ id }) => id)
const [first = '', second = '', third = ''] = games

let member: TestPlayer
let other: TestPlayer

async function newMember(): Promise<TestPlayer> {
  const made = createTestPlayer(server.fetch)
  await registerMember(server, made)
  return made
}

const keep = (player: TestPlayer, game_id: string, favourite = true) =>
  player.send(contract.setFavourite, { game_id, favourite })
const favouritesOf = async (player: TestPlayer) => (await player.call(contract.favourites, {})).games
const recentsOf = async (player: TestPlayer) => (await player.call(contract.recentGames, {})).games
const popular = async () => (await createTestPlayer(server.fetch).call(contract.popularGames, {})).games
const open = (player: TestPlayer, game_id: string, mode: 'real' | 'demo' = 'real') =>
  player.call(contract.launch, { venue_id: 89, game_id, mode, close_other: true })

async function memberIdOf(player: TestPlayer): Promise<string> {
  return (await player.call(contract.token, {})).id
}

/** A member at a game: a login does not outlive a day, a seat does. */
async function sit(player: TestPlayer, gameId: string) {
  const { sessionId } = await open(player, gameId)
  return { sessionId, gameId, memberId: await memberIdOf(player) }
}

/** Places stakes as the game page does, so far as the lobby knows of them. */
async function stake(seat: Awaited<ReturnType<typeof sit>>, rounds = 1): Promise<void> {
  for (let count = 0; count < rounds; count += 1) {
    const id = crypto.randomUUID()
    await server.db
      .insertInto('game_rounds')
      .values({
        id,
        session_id: seat.sessionId,
        round: id,
        member_id: seat.memberId,
        venue_id: 89,
        game_id: seat.gameId,
        stake: 100n,
        payout: null,
        stake_balance: 0n,
        payout_balance: null,
        placed_at: new Date(clock.now()),
        settled_at: null,
      })
      .execute()
  }
}

beforeEach(async () => {
  member = await newMember()
  other = await newMember()
  await server.db.deleteFrom('game_days').execute()
})
afterAll(() => server.close())

describe('favourites', () => {
  test('favourites are kept the newest first, each once, and only for the member who chose them', async () => {
    for (const game of [first, second, first]) {
      clock.advance(1_000)
      await keep(member, game)
    }
    expect(await favouritesOf(member)).toEqual([second, first])
    expect(await favouritesOf(other)).toEqual([])
    await keep(other, second, false)
    await keep(member, first, false)
    await keep(member, first, false)
    expect(await favouritesOf(member)).toEqual([second])
  })

  test('favourites are refused to guests, and for games that are not there', async () => {
    expect((await createTestPlayer(server.fetch).send(contract.favourites, {})).code).toBe('token')
    expect((await keep(member, 'nothing')).code).toBe('unknown-game')
    expect((await keep(member, 'nothing', false)).status).toBe(true)
  })

  test('favourites end at their limit, also for devices that add at the same time', async () => {
    const memberId = await memberIdOf(member)
    const all = await server.db.selectFrom('games').select('id').orderBy('id').execute()
    const before = all.slice(0, favouriteLimit - 1).map(({ id }) => id)
    await server.db
      .insertInto('favourite_games')
      .values(before.map((game_id) => ({ member_id: memberId, game_id, added_at: new Date(clock.now()) })))
      .execute()
    const more = all.slice(favouriteLimit - 1, favouriteLimit + 3).map(({ id }) => id)
    const replies = await Promise.all(more.map((game) => keep(member, game)))
    expect(replies.filter(({ status }) => status)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'favourite-limit')).toHaveLength(more.length - 1)
    expect(await favouritesOf(member)).toHaveLength(favouriteLimit)
  })
})

describe('recently played', () => {
  test('games that were opened with real money come back the latest first, each once', async () => {
    for (const game of [first, second, third, first]) {
      clock.advance(1_000)
      await open(member, game)
    }
    expect(await recentsOf(member)).toEqual([first, third, second])
    expect(await recentsOf(other)).toEqual([])
  })

  test('a game that was only tried without money is not among those played', async () => {
    await open(member, first, 'demo')
    expect(await recentsOf(member)).toEqual([])
  })

  test('the last 24 games come back, however many were opened', async () => {
    const memberId = await memberIdOf(member)
    const all = await server.db.selectFrom('games').select('id').limit(40).execute()
    await server.db
      .insertInto('recent_games')
      .values(
        all.map(({ id }, index) => ({
          member_id: memberId,
          game_id: id,
          opened_at: new Date(clock.now() + index),
          staked_on: null,
        })),
      )
      .execute()
    expect(await recentsOf(member)).toEqual(
      all
        .slice(-24)
        .map(({ id }) => id)
        .toReversed(),
    )
  })
})

describe('popular games', () => {
  test('the game that most members staked on comes first, however often one of them did', async () => {
    await stake(await sit(member, first), 30)
    await stake(await sit(member, second))
    await stake(await sit(other, second))
    expect(await popular()).toEqual([second, first])
    const counted = await server.db.selectFrom('game_days').select(['game_id', 'players']).execute()
    expect(new Map(counted.map((row) => [row.game_id, row.players]))).toEqual(
      new Map([
        [first, 1],
        [second, 2],
      ]),
    )
  })

  test('a game that was opened and not staked on, or tried without money, is not popular', async () => {
    await open(member, first)
    await open(other, second, 'demo')
    expect(await popular()).toEqual([])
  })

  test('a member who plays every day counts once, until a week after the last stake', async () => {
    const daily = await sit(member, first)
    const third = await newMember()
    for (const player of [other, third]) await stake(await sit(player, second))
    for (let day = 0; day < 5; day += 1) {
      await stake(daily, 2)
      clock.advance(86_400_000)
    }
    expect(await popular()).toEqual([second, first])
    const counted = await server.db.selectFrom('game_days').select(['game_id', 'players']).execute()
    const playersOf = (game: string) =>
      counted.filter((row) => row.game_id === game).reduce((sum, { players }) => sum + players, 0)
    expect([playersOf(first), playersOf(second)]).toEqual([1, 2])
    clock.advance(3 * 86_400_000)
    expect(await popular()).toEqual([first])
    clock.advance(4 * 86_400_000)
    expect(await popular()).toEqual([])
  })

  test('counts of days long past are forgotten', async () => {
    const [before, after] = [await sit(member, first), await sit(other, second)]
    await stake(before)
    clock.advance(31 * 86_400_000)
    await stake(after)
    await forgetOld(createContext(server.deps))
    const kept = await server.db.selectFrom('game_days').select('game_id').execute()
    expect(kept.map((row) => row.game_id)).toEqual([second])
  })
})
