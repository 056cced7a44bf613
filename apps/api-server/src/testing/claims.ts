import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import type { Endpoint, SchemaInput } from '@koi/api-core'
import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { access } from '../rules/access.ts'
import { signInRules } from '../rules/rewards.ts'
import { createTestPlayer, type TestPlayer, type TestReply } from './createTestPlayer.ts'
import type { TestServer } from './createTestServer.ts'
import {
  clearRewards,
  insertClaimable,
  insertDeposit,
  insertLadder,
  insertTurnover,
  insertVipGift,
} from './promotionRows.ts'

type Server = Pick<TestServer, 'db' | 'clock'>
type Send = (player: TestPlayer, key: string, token: string | null) => Promise<TestReply>

/** Something that a member can have once, with what makes it so. */
interface OneClaim {
  readonly name: string
  /** What every other try is answered. */
  readonly refused: string
  readonly prepare: (server: Server, memberId: string) => Promise<Send>
}

const by =
  <E extends Endpoint>(endpoint: E, input: SchemaInput<E['input']>): Send =>
  (player, key, token) =>
    player.send(endpoint, input, { key, token })

/** So many days from today in the business time zone. */
function dayFrom({ clock }: Server, days: number): string {
  const { timeZone } = access
  const today = zonedDate(clock.now(), { timeZone })
  return zonedDate(zonedDayStart(today, { timeZone, days }), { timeZone })
}

async function setPoints(server: Server, memberId: string, points: number): Promise<void> {
  await clearRewards(server, memberId)
  await server.db.updateTable('point_accounts').set({ points }).where('member_id', '=', memberId).execute()
}

/** A recharge reward that was joined an hour ago, and ¥1,000 deposited since. */
async function reachStep(server: Server, memberId: string): Promise<Send> {
  await insertLadder(server, memberId)
  await insertDeposit(server, { memberId, amount: 100_000n })
  return by(contract.claimRecharge, { id: 'recharge-ladder', step: '1' })
}

const vipGift = (kind: 'level-up' | 'birthday' | 'rebate'): OneClaim => ({
  name: `a ${kind} gift of a level`,
  refused: 'promotion-claimed',
  prepare: async (server, memberId) =>
    by(contract.claimVipGift, { id: await insertVipGift(server, memberId, kind) }),
})

/** Everything that pays, as it can be had once. */
export const oneClaims: readonly OneClaim[] = [
  {
    name: 'a bonus without a deposit',
    refused: 'promotion-claimed',
    prepare: async () => by(contract.applyStandaloneBonus, { id: 'newcomer-gift' }),
  },
  {
    name: 'a deposit bonus that has waited',
    refused: 'promotion-no-claim',
    prepare: async (server, memberId) => {
      await insertClaimable(server, memberId)
      return by(contract.applyDepositBonus, { id: 'first-deposit' })
    },
  },
  { name: 'a step of a recharge reward', refused: 'promotion-claimed', prepare: reachStep },
  {
    name: 'the rebate of yesterday',
    refused: 'promotion-claimed',
    prepare: async (server, memberId) => {
      await insertTurnover(server, { memberId, staked: 100_000n, day: dayFrom(server, -1) })
      return by(contract.applyStandaloneBonus, { id: 'daily-rebate' })
    },
  },
  { name: 'signing in', refused: 'sign-in-done', prepare: async () => by(contract.signIn, {}) },
  {
    name: 'a day that is made up',
    refused: 'make-up-refused',
    prepare: async (server, memberId) => {
      await setPoints(server, memberId, 10 * signInRules.makeUp.cost)
      await server.db
        .updateTable('members')
        .set({ created_at: new Date(server.clock.now() - 10 * 86_400_000) })
        .where('id', '=', memberId)
        .execute()
      return by(contract.makeUpSignIn, { day: dayFrom(server, -2) })
    },
  },
  {
    name: 'a gift for the points of one',
    refused: 'points-insufficient',
    prepare: async (server, memberId) => {
      await setPoints(server, memberId, 60)
      return by(contract.exchangeGift, { gift_id: 'cash-8', quantity: 1 })
    },
  },
  {
    name: 'a gift for turnover',
    refused: 'gift-limit',
    prepare: async (server, memberId) => {
      await insertTurnover(server, { memberId, staked: 1_000_000n })
      return by(contract.exchangeGiftByTurnover, { gift_id: 'turnover-18' })
    },
  },
  vipGift('level-up'),
  vipGift('birthday'),
  vipGift('rebate'),
]

const tries = 50

/** How often something was paid to a member, as cash or as bonus money. */
async function countPaid({ db }: Server, memberId: string): Promise<number> {
  const rows = await db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', 'in', ['reward', 'bonus-grant'])
    .execute()
  return rows.length
}

/** How many messages a member has about what was paid to it: those of bulletins and the welcome apart. */
async function countTold({ db }: Server, memberId: string): Promise<number> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('member_id', '=', memberId)
    .where('box', '=', 'promotion')
    .where('bulletin_id', 'is', null)
    .execute()
  return rows.length
}

/**
 * What came of fifty tries: paid and refused ones, replays that were answered otherwise, movements in the ledger, and messages
 * to the member.
 */
export const paidOnce = { paid: 1, refused: tries - 1, differing: 0, moved: 1, told: 1 }

/** Tries a claim fifty times at once over all servers, and sends the one that was paid again to each of them. */
export async function tryAtOnce(
  servers: readonly TestServer[],
  { player, id }: { readonly player: TestPlayer; readonly id: string },
  claim: OneClaim,
): Promise<typeof paidOnce> {
  const [server] = servers
  if (!server) throw new Error('no server')
  const send = await claim.prepare(server, id)
  const token = player.token()
  const over = (index: number, key: string) =>
    send(createTestPlayer(servers[index % servers.length]?.fetch ?? fetch, player.device), key, token)
  const keys = Array.from({ length: tries }, () => randomUUID())
  const replies = await Promise.all(keys.map((key, index) => over(index, key)))
  const paid = replies.findIndex(({ status }) => status)
  const again = await Promise.all(servers.map((_, index) => over(index, keys[paid] ?? '')))
  return {
    paid: replies.filter(({ status }) => status).length,
    refused: replies.filter(({ code }) => code === claim.refused).length,
    differing: again.filter(({ data }) => !isDeepStrictEqual(data, replies[paid]?.data)).length,
    moved: await countPaid(server, id),
    told: await countTold(server, id),
  }
}
