import { zonedDate } from '@koi/api-core/dates'
import { encodeAmounts } from '@koi/contract'
import { gameTypes } from '@koi/contract/gameTypes'
import { promotionTerms, type Wagering } from '@koi/contract/promo'
import type { VipGiftKind } from '@koi/contract/vip'
import { sql } from 'kysely'
import * as v from 'valibot'
import { transact } from '../db/transact.ts'
import { access } from '../rules/access.ts'
import { systemRandom } from '../security/random.ts'
import { post } from '../services/ledger/post.ts'
import { addDeposit } from '../services/turnover/countTurnover.ts'
import type { Clock } from '../services/context.ts'
import type { TestServer } from './createTestServer.ts'

interface Server {
  readonly db: TestServer['db']
  readonly clock: Pick<Clock, 'now'>
}

/** Credits a deposit of a member without its order and cashier. No promotion takes notice of it. */
export async function insertDeposit(
  { db, clock }: Server,
  { memberId, amount }: { memberId: string; amount: bigint },
): Promise<string> {
  const id = systemRandom.uuid()
  const at = new Date(clock.now())
  await transact(db, async (trx) => {
    await post(trx, {
      id,
      kind: 'deposit',
      memberId,
      reference: `deposit:${id}`,
      at,
      moves: [
        { account: { kind: 'cash', venueId: 0 }, amount: -amount },
        { account: { kind: 'wallet', venueId: 0 }, amount },
      ],
    })
    await addDeposit(trx, { id, memberId, amount, required: 0n, at })
  })
  return id
}

/** Writes that a member has joined the recharge reward an hour ago. */
export async function insertLadder({ db, clock }: Server, memberId: string): Promise<void> {
  await db
    .insertInto('bonuses')
    .values({
      id: systemRandom.uuid(),
      member_id: memberId,
      promotion_id: 'recharge-ladder',
      version: 1,
      state: 'joined',
      joined_at: new Date(clock.now() - 3_600_000),
      deposit_id: null,
      step: null,
      max_bet: null,
      granted_at: null,
      expires_at: null,
      ended_at: null,
    })
    .execute()
}

/** Forgets what a member had of promotions that have ended or not begun. */
export async function clearBonuses({ db }: Server, memberId: string): Promise<void> {
  await db.deleteFrom('bonuses').where('member_id', '=', memberId).where('state', '<>', 'running').execute()
}

/** Writes the bonus for a deposit of ¥100 that waits to be claimed, and answers its id. */
export async function insertClaimable({ db, clock }: Server, memberId: string): Promise<string> {
  const id = await insertDeposit({ db, clock }, { memberId, amount: 10_000n })
  await db
    .insertInto('bonuses')
    .values({
      id,
      member_id: memberId,
      promotion_id: 'first-deposit',
      version: 1,
      state: 'claimable',
      joined_at: new Date(clock.now()),
      deposit_id: id,
      step: null,
      bonus: 5_000n,
      required: 120_000n,
      max_bet: null,
      granted_at: null,
      expires_at: new Date(clock.now() + 86_400_000),
      ended_at: null,
    })
    .execute()
  return id
}

/** Writes what a member staked of its own money on a day, today unless it is named, on slots. */
export async function insertTurnover(
  { db, clock }: Server,
  { memberId, staked, day: named }: { memberId: string; staked: bigint; day?: string },
): Promise<void> {
  const day = named ?? zonedDate(clock.now(), { timeZone: access.timeZone })
  await db
    .insertInto('turnover_days')
    .values({ member_id: memberId, day, game_type: 'slots', staked })
    .onConflict((conflict) => conflict.columns(['member_id', 'day', 'game_type']).doUpdateSet({ staked }))
    .execute()
}

/** Forgets the signed days and gifts of a member, and gives it 1,000 points. */
export async function clearRewards({ db }: Server, memberId: string): Promise<void> {
  await db.deleteFrom('gift_orders').where('member_id', '=', memberId).execute()
  await db.deleteFrom('sign_ins').where('member_id', '=', memberId).execute()
  await db.deleteFrom('point_entries').where('member_id', '=', memberId).execute()
  // The ledger knows each day once, whatever became of its row.
  await sql`insert into point_accounts (member_id, points) values (${memberId}, 1000)
    on conflict (member_id) do update set points = 1000`.execute(db)
}

/** Writes a gift of a VIP level of ¥8, and answers its id. */
export async function insertVipGift(
  { db, clock }: Server,
  memberId: string,
  kind: VipGiftKind = 'level-up',
): Promise<string> {
  const id = systemRandom.uuid()
  await db
    .insertInto('vip_gifts')
    .values({
      id,
      member_id: memberId,
      kind,
      reference: id,
      level: 1,
      amount: 800n,
      created_at: new Date(clock.now()),
      expires_at: new Date(clock.now() + 86_400_000),
      claimed_at: null,
    })
    .execute()
  return id
}

/** A promotion with the terms of another one, `from`. Places, end and how often it may be joined are its own. */
export async function insertPromotion(
  { db }: Pick<TestServer, 'db'>,
  promotion: {
    readonly id: string
    readonly from: string
    readonly capacity?: number
    readonly endsAt?: number
    readonly repeat?: 'daily' | 'weekly'
  },
): Promise<void> {
  const { id, from, capacity = null, endsAt, repeat = 'once' } = promotion
  const old = await db
    .selectFrom('promotion_versions')
    .selectAll()
    .where('promotion_id', '=', from)
    .where('version', '=', 1)
    .executeTakeFirstOrThrow()
  await db.insertInto('promotions').values({ id, sort: 90, category: 'event', picture: '/p.png' }).execute()
  await db
    .insertInto('promotion_versions')
    .values({
      ...old,
      promotion_id: id,
      ends_at: endsAt === undefined ? null : new Date(endsAt),
      capacity,
      terms: old.terms.replace(/"repeat":"\w+"/, `"repeat":"${repeat}"`),
    })
    .execute()
}

/**
 * A further version of the rules of a promotion, all of them different by `number`: how much is given, how often it has to be
 * wagered, up to which bet, and what each kind of game counts for.
 */
export async function changeRules({ db }: Pick<TestServer, 'db'>, id: string, number: number): Promise<void> {
  const old = await db
    .selectFrom('promotion_versions')
    .selectAll()
    .where('promotion_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const terms = v.parse(promotionTerms, JSON.parse(old.terms))
  if (terms.kind !== 'deposit' && terms.kind !== 'standalone') throw new Error('it has no wagering')
  const wagering: Wagering = {
    ...terms.wagering,
    times: 1 + (number % 12),
    maxBet: 5_000n + BigInt(number) * 100n,
    contributions: gameTypes.map((gameType, index) => ({
      gameType,
      percent: BigInt((number * 37 + index * 1_911) % 10_001),
    })),
  }
  const amount = BigInt(number)
  const given = terms.kind === 'deposit' ? { percent: 1_000n + amount * 7n } : { bonus: 1_000n + amount * 3n }
  await db
    .insertInto('promotion_versions')
    .values({
      ...old,
      version: old.version + 1,
      terms: JSON.stringify(encodeAmounts({ ...terms, ...given, wagering })),
    })
    .onConflict((conflict) => conflict.columns(['promotion_id', 'version']).doNothing())
    .execute()
}
