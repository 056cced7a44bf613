import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

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
