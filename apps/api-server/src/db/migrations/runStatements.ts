import { sql, type Kysely } from 'kysely'

/** Runs plain SQL statements one after the other; the embedded engine takes one statement per query. */
export async function runStatements(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
