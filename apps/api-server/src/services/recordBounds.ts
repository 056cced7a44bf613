import { firstRecordTime } from '@koi/contract/recordSpan'
import { type RawBuilder, sql } from 'kysely'
import { access } from '../rules/access.ts'
import { timeBound } from './coverTime.ts'

/** Which part of a record is asked for, as the call has it. */
interface RecordSpan {
  readonly start: string | undefined
  readonly end: string | undefined
}

/** The part of a record that is shown: never more than its twelve months, whatever is asked for. */
export function recordBounds(
  now: number,
  { start, end }: RecordSpan,
): { readonly start: Date; readonly end: Date | undefined } {
  const first = firstRecordTime(now, access)
  const wanted = timeBound(start)
  return { start: wanted && wanted > first ? wanted : first, end: timeBound(end) }
}

/** What was written by a transaction that began before the last reading and ended after it has an earlier time. */
const underWay = 60_000

/** From when on a record is read for what has changed: a little earlier than asked for, since an item may come twice. */
export function changesFrom(since: string): Date {
  return new Date((timeBound(since)?.getTime() ?? 0) - underWay)
}

/** So many changes at most: who has been away for longer reads the record as a whole. */
const mostChanges = 1_000

/**
 * The condition for rounds of a member that were placed or settled since. Those that took long to settle have an index of
 * their own. They are found first: walking through the record in its order would read all of it for a few of them.
 */
export function roundsChanged(memberId: string, since: string): RawBuilder<boolean> {
  const from = changesFrom(since)
  const placedFrom = new Date(from.getTime() - underWay)
  return sql<boolean>`r.id = any (array(
    (select id from game_rounds where member_id = ${memberId} and placed_at >= ${placedFrom}
      order by placed_at desc limit ${mostChanges})
    union
    (select id from game_rounds where member_id = ${memberId} and settled_at >= ${from}
      and settled_at - placed_at > interval '1 minute' order by settled_at desc limit ${mostChanges})
  ))`
}
