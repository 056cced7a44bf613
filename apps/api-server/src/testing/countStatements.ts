import type { Database } from '../db/openDatabase.ts'
import { openTestDatabase } from './testDatabase.ts'

/** A seeded database of the caller's own that notes its statements. */
export interface CountedDatabase {
  readonly database: Database
  /** The statements that some work sends, in their order. */
  of(work: () => Promise<unknown>): Promise<string[]>
}

/** Opens a database whose statements are counted; see `openTestDatabase`. */
export async function openCountedDatabase(engine?: Database['engine']): Promise<CountedDatabase> {
  const sent: string[] = []
  const database = await openTestDatabase(engine, (statement) => sent.push(statement))
  return {
    database,
    async of(work) {
      sent.length = 0
      await work()
      return [...sent]
    },
  }
}
