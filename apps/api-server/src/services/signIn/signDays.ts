import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'

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
