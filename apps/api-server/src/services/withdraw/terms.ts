import { fenToDecimal } from '@koi/api-core/amount'
import { DATE_PRESETS, dateRange } from '@koi/api-core/dates'
import { payoutKinds } from '@koi/contract/account'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { access } from '../../rules/access.ts'
import { withdrawal } from '../../rules/withdrawal.ts'
import type { Context } from '../context.ts'
import { readBalances } from '../ledger/accounts.ts'
import type { Locale } from '../locale.ts'
import { previewCancelling } from '../promotion/cancelBonus.ts'
import { readTurnover } from '../turnover/readTurnover.ts'

/** How many withdrawals of the member count today in the business time zone, and when the next day begins. */
export async function countToday(
  db: Kysely<Schema>,
  { memberId, now }: { readonly memberId: string; readonly now: number },
): Promise<{ count: number; resetsAt: Date }> {
  const today = dateRange(DATE_PRESETS.today, { now, timeZone: access.timeZone })
  if (!today) throw new RangeError('the preset of today has bounds')
  const rows = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('member_id', '=', memberId)
    .where('requested_at', '>=', today.start)
    .where('state', '<>', 'rejected')
    .execute()
  return { count: rows.length, resetsAt: today.end }
}

const shown = 20

/** What the member can withdraw now: amounts, turnover still needed and where it comes from, what becomes of a bonus, limits and fees. */
export async function readTerms({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; locale: Locale }
}) {
  const { memberId } = input
  const central = (await readBalances(ctx.db, memberId)).filter(({ venueId }) => venueId === 0)
  const holds = (kind: 'wallet' | 'held') => central.find((account) => account.kind === kind)?.balance ?? 0n
  const { items, required, done } = await readTurnover(ctx.db, memberId)
  const { count, resetsAt } = await countToday(ctx.db, { memberId, now: ctx.clock.now() })
  return {
    available: fenToDecimal(holds('wallet')),
    held: fenToDecimal(holds('held')),
    bonus: await previewCancelling(ctx.db, { ctx, input }),
    turnover: {
      times: Number(withdrawal.turnoverTimes),
      required: fenToDecimal(required),
      done: fenToDecimal(done),
      remaining: fenToDecimal(required - done),
      items: items
        .filter((item, index) => item.done < item.required || index < shown)
        .map((item) => ({
          id: item.id,
          at: item.at.toISOString(),
          deposit: fenToDecimal(item.amount),
          required: fenToDecimal(item.required),
          done: fenToDecimal(item.done),
        })),
    },
    daily: {
      limit: withdrawal.dailyCount,
      left: Math.max(withdrawal.dailyCount - count, 0),
      resetsAt: resetsAt.toISOString(),
    },
    kinds: payoutKinds.map((kind) => {
      const { min, max, fee, minutes } = withdrawal.kinds[kind]
      return { kind, min: fenToDecimal(min), max: fenToDecimal(max), fee: fenToDecimal(fee), minutes }
    }),
  }
}
