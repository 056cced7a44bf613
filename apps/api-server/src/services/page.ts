import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CountedList, Schema } from '../db/schema.ts'
import { refuse } from './refusal.ts'

/** Which page of a list to read. */
export interface PageInput {
  readonly page: number
  readonly pageSize: number
  /** Id of the last item of the page before: the page begins after it, wherever that is. */
  readonly after?: string | undefined
}

/** So many items are skipped at most: they have to be read all the same. */
const deepest = 1_000

/**
 * How many items come before a page that is asked for by its number alone.
 *
 * @throws Refusal `invalid-input` for a page so deep that it has to be asked for by the item before it.
 */
export function pageOffset({ page, pageSize, after }: PageInput): number {
  if (after !== undefined) return 0
  const offset = (page - 1) * pageSize
  if (offset > deepest) refuse('invalid-input', { fields: [{ path: 'page', rule: 'range' }] })
  return offset
}

/** How many items of a list of a member can be reached by page numbers alone, of one kind or of all. */
export async function countReachable(
  db: Kysely<Schema>,
  list: { readonly member_id: string; readonly list: CountedList; readonly kind?: string | undefined },
): Promise<number> {
  const { kind, ...of } = list
  const { items } = await db
    .selectFrom('list_counts')
    .select(sql<number>`least(coalesce(sum(items), 0), ${deepest})::int4`.as('items'))
    .where((eb) => eb.and(kind === undefined ? of : { ...of, kind }))
    .executeTakeFirstOrThrow()
  return items
}

/**
 * The condition for what comes after an item, in a list of a member whose newest items come first. The time is compared
 * as the database has it: a `Date` would lose its microseconds.
 *
 * @throws Refusal `invalid-input` for an item that is not the member's.
 */
export async function comesAfter(
  db: Kysely<Schema>,
  { memberId, after }: { memberId: string; after: string },
  {
    table,
    as = table,
    time,
  }: {
    table: 'game_rounds' | 'deposit_orders' | 'withdrawals' | 'messages' | 'movements'
    as?: string
    time: string
  },
): Promise<RawBuilder<boolean>> {
  const { rows } = await sql<{ at: string }>`select ${sql.ref(time)}::text as at from ${sql.table(table)}
    where id = ${after} and member_id = ${memberId}`.execute(db)
  const [place] = rows
  if (!place) refuse('invalid-input', { fields: [{ path: 'after', rule: 'unknown' }] })
  return sql<boolean>`(${sql.ref(`${as}.${time}`)}, ${sql.ref(`${as}.id`)}) < (${place.at}::timestamptz, ${after})`
}
