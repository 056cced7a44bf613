import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { mkdirSync } from 'node:fs'
import { Pool, TypeOverrides, types } from 'pg'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Where the data lives: a folder (or `memory://`) of the embedded engine, its dump, or a PostgreSQL address (D20). */
export type DatabaseLocation =
  | { readonly dataDir: string; readonly databaseUrl?: undefined; readonly dump?: undefined }
  | { readonly databaseUrl: string; readonly dataDir?: undefined; readonly dump?: undefined }
  | { readonly dump: Blob; readonly dataDir?: undefined; readonly databaseUrl?: undefined }

function openPool(connectionString: string): Database {
  const overrides = new TypeOverrides()
  overrides.setTypeParser(types.builtins.INT8, BigInt)
  const pool = new Pool({ connectionString, max: 10, types: overrides })
  // A connection that dies while idle is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, close: () => db.destroy() }
}

/**
 * Opens the database. `int8` reads as bigint on both engines, so money never passes through a number.
 *
 * @throws Error when the folder or the server cannot be reached.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl !== undefined) return openPool(location.databaseUrl)
  const inFolder = location.dataDir !== undefined && !location.dataDir.startsWith('memory://')
  if (inFolder) mkdirSync(location.dataDir, { recursive: true })
  const pglite = await PGlite.create({
    ...(inFolder ? { dataDir: location.dataDir } : {}),
    ...(location.dump ? { loadDataDir: location.dump } : {}),
    parsers: { [types.builtins.INT8]: BigInt },
  })
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  return {
    db,
    async close() {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}
