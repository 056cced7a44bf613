import { zonedDate, zonedDayStart } from '@koi/api-core/dates'
import { sql } from 'kysely'
import { transact } from '../../db/transact.ts'
import { access } from '../../rules/access.ts'
import { unitsPerFen } from '../../rules/promotions/contribution.ts'
import { levelOf, vipGiftTimes } from '../../rules/vip.ts'
import type { Context } from '../context.ts'
import { giveGift } from './levels.ts'

/** The days of birth, without the year, that are celebrated on a day: the 29th of February on the 28th where there is none. */
export function birthdaysOn(today: string): string[] {
  const year = Number(today.slice(0, 4))
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const day = today.slice(5)
  return day === '02-28' && !leap ? [day, '02-29'] : [day]
}

/** Gives those whose birthday it is in the business time zone the gift of their level, once a year. */
export async function giveBirthdayGifts(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const today = zonedDate(now, { timeZone: access.timeZone })
  const members = await ctx.db
    .selectFrom('members')
    .select(['id', 'vip_level'])
    .where(sql<string>`substr(birth_date, 6)`, 'in', birthdaysOn(today))
    .where('vip_level', '>', 0)
    .execute()
  for (const { id: memberId, vip_level: level } of members) {
    await transact(ctx.db, (trx) =>
      giveGift(trx, ctx, {
        memberId,
        kind: 'birthday',
        reference: today.slice(0, 4),
        level,
        amount: levelOf(level).birthdayGift,
        expiresAt: now + vipGiftTimes.birthday,
      }),
    )
  }
}

/** Gives the rebate of yesterday by the level of today, rounded down once over all kinds of games; it lasts the day. */
export async function giveVipRebates(ctx: Context): Promise<void> {
  const { timeZone } = access
  const today = zonedDate(ctx.clock.now(), { timeZone })
  const yesterday = zonedDate(zonedDayStart(today, { timeZone, days: -1 }), { timeZone })
  const { rows } = await sql<{ memberId: string; level: number; staked: bigint }>`
    select t.member_id as "memberId", m.vip_level as level, sum(t.staked)::int8 as staked
    from turnover_days t join members m on m.id = t.member_id
    where t.day = ${yesterday}::date and m.vip_level > 0 group by 1, 2`.execute(ctx.db)
  for (const { memberId, level, staked } of rows) {
    await transact(ctx.db, (trx) =>
      giveGift(trx, ctx, {
        memberId,
        kind: 'rebate',
        reference: yesterday,
        level,
        amount: (staked * levelOf(level).rebate) / unitsPerFen,
        expiresAt: zonedDayStart(today, { timeZone, days: 1 }).getTime(),
      }),
    )
  }
}
