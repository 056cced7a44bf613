import { contract } from '@koi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCountedDatabase } from '../countStatements.ts'
import { createManualClock } from '../createManualClock.ts'
import { createTestPlayer } from '../createTestPlayer.ts'
import { createTestServer } from '../createTestServer.ts'
import { registerMember } from '../registerMember.ts'
import { type HotCall, hotCalls } from './hotCalls.ts'

/**
 * How many statements a call may send, that of its session and the limit of its member included; without the begin and end of
 * transactions. A call that is made all day has two: the session and the answer. Whoever needs more changes this table, and
 * says why. Where chance decides about a statement, both counts stand.
 */
const budget: Readonly<Record<string, readonly [number, number] | number>> = {
  balance: 2,
  heartbeat: 2,
  'unread messages': 2,
  token: 2,
  'recent games': 2,
  'wallet list': 4,
  transfer: 8,
  launch: 14,
  stake: 12,
  // The house takes no part in a round that pays back just its stake.
  settle: [15, 16],
  'current game': 3,
  'withdraw terms': 5,
  'records, first page': 3,
  'records of a venue': 3,
  'records of a venue that was never played': 3,
  'records, changes since the last reading': 6,
  'movements, changes since the last reading': 6,
  'records of today': 3,
  'movements of today': 3,
  'movements, first page': 3,
  'movements, deposit': 3,
  'movements, withdrawal': 3,
  'movements, transfer': 3,
  'movements, bonus': 3,
  'movements, rebate': 3,
  'movements, commission': 3,
  'open rounds': 3,
  deposits: 3,
  'credited deposits': 3,
  withdrawals: 3,
  promotions: 4,
  'steps of a recharge reward': 4,
  agent: 2,
  'referrals of an agent': 3,
  'days of an agent': 3,
  'messages, inbox': 4,
  'messages, announcement': 4,
  'messages, promotion': 4,
  'a promotion': 5,
  'parts in promotions': 3,
  'running bonus': 3,
  'VIP level': 4,
  'VIP history': 3,
  gifts: 5,
  'sign-in': 5,
  feedback: 3,
  logins: 2,
  'open logins': 2,
  // Home and the lobby of a guest: what is of the catalogue costs one reading of its version a second.
  'game list': 0,
  'top covers': 0,
  'second navigation': 0,
  statistics: 0,
  'what is needed before login': 0,
  'popular games': 1,
  news: 2,
  'matches to come': 0,
  'promotions of a guest': 1,
}

const clock = createManualClock()
// The embedded engine: a transaction begins and ends there without a statement that could be counted.
const counted = await openCountedDatabase('pglite')
const server = await createTestServer({ clock, database: counted.database })
const player = createTestPlayer(server.fetch)
const guest = createTestPlayer(server.fetch)
afterAll(() => server.close())
beforeAll(() => registerMember(server, player))

const asGuest = (name: string, run: () => Promise<unknown>): HotCall => ({ name, run })
const calls: readonly HotCall[] = [
  ...hotCalls(clock),
  { name: 'heartbeat', run: (caller) => caller.call(contract.heartbeat, { gameid: '', platform: '' }) },
  { name: 'token', run: (caller) => caller.call(contract.token, {}) },
  { name: 'recent games', run: (caller) => caller.call(contract.recentGames, {}) },
  asGuest('game list', () => guest.call(contract.gameList, {})),
  asGuest('top covers', () => guest.call(contract.topCovers, {})),
  asGuest('second navigation', () => guest.call(contract.secondNav, {})),
  asGuest('statistics', () => guest.call(contract.statistics, {})),
  asGuest('what is needed before login', () => guest.call(contract.preInfo, {})),
  asGuest('popular games', () => guest.call(contract.popularGames, {})),
  asGuest('news', () => guest.call(contract.newsList, {})),
  asGuest('matches to come', () => guest.call(contract.matchesComing, {})),
  asGuest('promotions of a guest', () => guest.call(contract.promoList, {})),
]

test('every call of the budget is counted, and every hot call has one', () => {
  expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(budget).toSorted())
})

test.each(calls.map((call) => [call.name, call] as const))(
  'the call %s sends as many statements as its budget says',
  async (name, { prepare, run, undo }) => {
    // The first time opens accounts and fills what is kept; what is counted is the second.
    await prepare?.(player)
    await run(player)
    await undo?.(player)
    clock.advance(10_000)
    // Writes down that the member is active, which is due every five seconds.
    await player.call(contract.balance, {})
    await guest.call(contract.gameList, {})
    await prepare?.(player)
    const statements = await counted.of(() => run(player))
    await undo?.(player)
    // A budget that is higher than need be would let the next statement in unseen.
    expect([budget[name]].flat(), statements.join(';\n')).toContain(statements.length)
  },
)
