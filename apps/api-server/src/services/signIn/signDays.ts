import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { rewardOfDay } from '../../rules/rewards.ts'

/** A day that was signed. */
export interface SignedDay {
  readonly day: string
  readonly streak: number
  readonly reward: bigint
  readonly points: number
  readonly madeUp: boolean
}

/** The day that comes so many days after a day of the calendar. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The days from a day on that a member has signed. */
export async function readDays(
  db: Kysely<Schema>,
  { memberId, from }: { memberId: string; from: string },
): Promise<ReadonlyMap<string, SignedDay>> {
  const { rows } = await sql<SignedDay>`
    select day::text as day, streak, reward, points, made_up_at is not null as "madeUp" from sign_ins
    where member_id = ${memberId} and day >= ${from}::date order by day`.execute(db)
  return new Map(rows.map((row) => [row.day, row]))
}

/** A missed day as it would be made up: how long the streak then is, and what it brings, in fen and points. */
interface MadeUpDay {
  readonly streak: number
  readonly reward: bigint
  readonly points: number
  /** The signed days after it without a gap, with how long the streak then is on each. */
  readonly after: readonly { readonly day: string; readonly streak: number }[]
}

/**
 * What making up a missed day does: it closes the gap, so that the signed days after it stand higher in the streak. It brings
 * its own reward and what those days would have brought more, so that a streak with a made-up day has brought what one
 * without a gap does: else the seventh day would pass unpaid where one before it is made up later.
 */
export function madeUp(days: ReadonlyMap<string, SignedDay>, day: string): MadeUpDay {
  const streak = (days.get(addDays(day, -1))?.streak ?? 0) + 1
  const after: { day: string; streak: number }[] = []
  let { reward, points } = rewardOfDay(streak)
  for (let next = addDays(day, 1), one = days.get(next); one; next = addDays(next, 1), one = days.get(next)) {
    const higher = streak + after.length + 1
    const [now, then] = [rewardOfDay(higher), rewardOfDay(one.streak)]
    reward += now.reward - then.reward
    points += now.points - then.points
    after.push({ day: next, streak: higher })
  }
  return { streak, reward, points, after }
}
