import { zonedDate } from '@koi/api-core/dates'
import { sql } from 'kysely'
import { transact } from '../db/transact.ts'
import { access } from '../rules/access.ts'
import { systemRandom } from '../security/random.ts'
import { post } from '../services/ledger/post.ts'
import { addDeposit } from '../services/turnover/countTurnover.ts'
import type { TestServer } from './createTestServer.ts'

type Server = Pick<TestServer, 'db' | 'clock'>

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

/** Forgets what a member had of promotions that have ended or not begun. */
export async function clearBonuses({ db }: Server, memberId: string): Promise<void> {
  await db.deleteFrom('bonuses').where('member_id', '=', memberId).where('state', '<>', 'running').execute()
}

/** Writes a deposit bonus of ¥10 that waits to be claimed, and answers its id. */
export async function insertClaimable({ db, clock }: Server, memberId: string): Promise<string> {
  const id = systemRandom.uuid()
  await db
    .insertInto('bonuses')
    .values({
      id,
      member_id: memberId,
      promotion_id: 'first-deposit',
      version: 1,
      state: 'claimable',
      joined_at: new Date(clock.now()),
      deposit_id: null,
      step: null,
      bonus: 1_000n,
      required: 8_000n,
      max_bet: null,
      granted_at: null,
      expires_at: new Date(clock.now() + 86_400_000),
      ended_at: null,
    })
    .execute()
  return id
}

/** Writes what a member staked of its own money today, on slots. */
export async function insertTurnover(
  { db, clock }: Server,
  { memberId, staked }: { memberId: string; staked: bigint },
): Promise<void> {
  const day = zonedDate(clock.now(), { timeZone: access.timeZone })
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
export async function insertVipGift({ db, clock }: Server, memberId: string): Promise<string> {
  const id = systemRandom.uuid()
  await db
    .insertInto('vip_gifts')
    .values({
      id,
      member_id: memberId,
      kind: 'level-up',
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
