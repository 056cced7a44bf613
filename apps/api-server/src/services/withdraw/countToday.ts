import { DATE_PRESETS, dateRange } from '@koi/api-core/dates'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { access } from '../../rules/access.ts'

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
