import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** An open database, whichever engine is behind it. */
export interface Database {
  readonly db: Kysely<Schema>
  close(): Promise<void>
}
