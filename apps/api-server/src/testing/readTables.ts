import { sql } from 'kysely'
import { type Compiled, compiled } from '../db/compiled.ts'
import type { Database } from '../db/openDatabase.ts'

/** Written on every call, whatever comes of it: activity, and the counting of tries. */
const bookkeeping: ReadonlySet<string> = new Set(['sessions', 'rate_limits', 'login_guards', 'login_tries'])

type TableDigest = Compiled<object, { name: string; digest: string }>

/** The statement over all tables of a database. Tests take digests hundreds of times: planning it takes longer than its answer. */
const statements = new WeakMap<Database['db'], Promise<TableDigest>>()

async function statementOver(db: Database['db']): Promise<TableDigest> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    db,
  )
  const each = tables.rows.flatMap(({ name }) =>
    bookkeeping.has(name)
      ? []
      : [
          sql`select ${sql.lit(name)} as name, concat(count(*), ':', sum(hashtextextended(r::text, 0))) as digest
            from ${sql.table(name)} r`,
        ],
  )
  const whole = sql<{ name: string; digest: string }>`${sql.join(each, sql` union all `)}`
  return compiled<object>()((builder) => ({ compile: () => whole.compile(builder) }))
}

/**
 * A digest of the contents of every table by name: how many rows, and the sum of their hashes, which needs no order. Of
 * sessions it holds who has one and whether it has ended; the counting of tries is left out.
 */
export async function digestTables(db: Database['db']): Promise<Record<string, string>> {
  const statement = statements.get(db) ?? statementOver(db)
  statements.set(db, statement)
  const { rows } = await (await statement)(db, {})
  const digests = Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'member_id', 'ended_at'])
    .orderBy('id')
    .execute()
  return { ...digests, sessions: JSON.stringify(sessions) }
}

/** Everything that stands in the database as text, by column: `members.phone`. */
export async function readColumns(db: Database['db']): Promise<Map<string, string>> {
  const { rows: columns } = await sql<{ table: string; name: string }>`
    select table_name as "table", column_name as name from information_schema.columns
    where table_schema = current_schema() order by 1, 2`.execute(db)
  const texts = new Map<string, string>()
  for (const [table, names] of Map.groupBy(columns, (column) => column.table)) {
    const all = names.map(({ name }) => sql`string_agg(${sql.ref(name)}::text, chr(10)) as ${sql.id(name)}`)
    const { rows } = await sql<
      Record<string, string | null>
    >`select ${sql.join(all)} from ${sql.table(table)}`.execute(db)
    for (const [name, text] of Object.entries(rows[0] ?? {})) texts.set(`${table}.${name}`, text ?? '')
  }
  return texts
}
