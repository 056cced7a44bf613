import { PGlite } from '@electric-sql/pglite'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PGliteDialect } from 'kysely'
import { types } from 'pg'
import { migrate } from '../db/migrate.ts'
import type { Schema } from '../db/schema.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/systemRandom.ts'
import { seed } from '../seed/seed.ts'
import { createManualClock } from './createManualClock.ts'
import { testHashCost } from './testHashCost.ts'

const source = fileURLToPath(new URL('../', import.meta.url))
const cache = fileURLToPath(new URL('../../../../.cache/test-database/', import.meta.url))

function fingerprint(): string {
  const hash = createHash('sha256')
  const files = [
    'db/**/*.ts',
    'seed/**/*.ts',
    'security/*.ts',
    'services/{member,ledger}/*.ts',
    'rules/money.ts',
  ]
  for (const file of globSync(files, { cwd: source }).toSorted()) {
    if (!file.endsWith('.test.ts')) hash.update(file).update(readFileSync(join(source, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function make(): Promise<Blob> {
  const pglite = await PGlite.create({ parsers: { [types.builtins.INT8]: BigInt } })
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  const hasher = createPasswordHasher(systemRandom, testHashCost)
  await seed(db, { clock: createManualClock(), random: systemRandom, hasher })
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  return dump
}

/**
 * A migrated and seeded database as a dump, made once per state of the sources and kept on disk: starting an engine
 * from it takes a fraction of a second.
 */
export async function seededDump(): Promise<Blob> {
  const file = join(cache, `${fingerprint()}.tar`)
  if (existsSync(file)) return new Blob([readFileSync(file)], { type: 'application/x-tar' })
  const dump = await make()
  mkdirSync(cache, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
  for (const name of globSync('*.tar', { cwd: cache })) {
    if (join(cache, name) !== file) rmSync(join(cache, name), { force: true })
  }
  return dump
}
