import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import { sql } from 'kysely'
import type { VipDayTable } from '../../db/vipTables.ts'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import { unitsPerFen } from '../../rules/promotions/contribution.ts'
import { levelOf, vipGiftTimes, vipLevels } from '../../rules/vip.ts'
import type { Context } from '../context.ts'
import { countedDay } from '../turnover/countedDay.ts'
import { giveGifts, type NewGift } from './levels.ts'

const { timeZone } = access

/** A day as many days later in the business time zone. */
const later = (day: string, days: number) => zonedDate(zonedDayStart(day, { timeZone, days }), { timeZone })

/** The days of birth, without the year, that are celebrated on a day: the 29th of February on the 28th where there is none. */
export function birthdaysOn(today: string): string[] {
  const year = Number(today.slice(0, 4))
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const day = today.slice(5)
  return day === '02-28' && !leap ? [day, '02-29'] : [day]
}

/** Days that no server has worked on are made up for so far back. */
const madeUp = 7

/** Gives what a kind of gift gives on each day since the last one that was worked on, and today again for who came since. */
async function giveByDay(
  ctx: Context,
  {
    kind,
    today,
    give,
  }: { kind: VipDayTable['kind']; today: string; give: (ctx: Context, day: string) => Promise<void> },
): Promise<void> {
  const last = await ctx.db
    .selectFrom('vip_days')
    .select(sql<string>`day::text`.as('day'))
    .where('kind', '=', kind)
    .executeTakeFirst()
  const oldest = later(today, 1 - madeUp)
  const next = last ? later(last.day, 1) : today
  for (let day = next < oldest ? oldest : next; day < today; day = later(day, 1)) await give(ctx, day)
  await give(ctx, today)
  await ctx.db
    .insertInto('vip_days')
    .values({ kind, day: today })
    .onConflict((conflict) => conflict.column('kind').doUpdateSet({ day: today }))
    .execute()
}

/** So many gifts are given in one transaction. */
const batch = 100

/** Gives gifts that are due, some at a time: what one run does not come to, the next one finds. */
async function giveDue(ctx: Context, gifts: readonly NewGift[]): Promise<void> {
  for (let first = 0; first < gifts.length; first += batch) {
    await transact(ctx.db, (trx) => giveGifts(trx, ctx, gifts.slice(first, first + batch)))
  }
}

async function giveBirthdays(ctx: Context, day: string): Promise<void> {
  const reference = day.slice(0, 4)
  const { rows } = await sql<{ memberId: string; level: number }>`
    select m.id as "memberId", m.vip_level as level from members m
    where substr(m.birth_date, 6) in (${sql.join(birthdaysOn(day))}) and m.vip_level > 0
      and not exists (select from vip_gifts g
        where g.member_id = m.id and g.kind = 'birthday' and g.reference = ${reference})
    order by m.id`.execute(ctx.db)
  const expiresAt = ctx.clock.now() + vipGiftTimes.birthday
  await giveDue(
    ctx,
    rows.map(({ memberId, level }) => ({
      memberId,
      kind: 'birthday',
      reference,
      level,
      amount: levelOf(level).birthdayGift,
      expiresAt,
    })),
  )
}

async function giveRebates(ctx: Context, day: string): Promise<void> {
  const reference = later(day, -1)
  const today = zonedDate(ctx.clock.now(), { timeZone })
  const rates = vipLevels.map(({ level, rebate }) => sql`(${level}::int4, ${rebate}::int8)`)
  const { rows } = await sql<{ memberId: string; level: number; staked: bigint }>`
    select t.member_id as "memberId", m.vip_level as level, sum(t.staked)::int8 as staked
    from turnover_days t join members m on m.id = t.member_id
    join (values ${sql.join(rates)}) l (level, rate) on l.level = m.vip_level
    where t.day = ${reference}::date
      and not exists (select from vip_gifts g
        where g.member_id = t.member_id and g.kind = 'rebate' and g.reference = ${reference})
    group by 1, 2, l.rate having sum(t.staked) * l.rate >= ${unitsPerFen} order by 1`.execute(ctx.db)
  const expiresAt = zonedDayStart(today, { timeZone, days: 1 }).getTime()
  await giveDue(
    ctx,
    rows.map(({ memberId, level, staked }) => ({
      memberId,
      kind: 'rebate',
      reference,
      level,
      amount: (staked * levelOf(level).rebate) / unitsPerFen,
      expiresAt,
    })),
  )
}

/** Gives those whose birthday it is in the business time zone the gift of their level, once a year. */
export const giveBirthdayGifts = (ctx: Context): Promise<void> =>
  giveByDay(ctx, {
    kind: 'birthday',
    today: zonedDate(ctx.clock.now(), { timeZone }),
    give: giveBirthdays,
  })

/** Gives the rebate of yesterday by the level of today, rounded down once over all kinds of games; it lasts the day. */
export const giveVipRebates = (ctx: Context): Promise<void> =>
  giveByDay(ctx, { kind: 'rebate', today: countedDay(ctx.clock.now()), give: giveRebates })
