import type { Database } from '../db/openDatabase.ts'
import { migrate } from '../db/migrate.ts'
import { jobHandlers } from '../jobs/jobHandlers.ts'
import { openJobQueue } from '../jobs/openJobQueue.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/random.ts'
import { seed } from '../seed/seed.ts'
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createManualClock } from './createManualClock.ts'
import { seededBrands, silentLogger, testHashCost } from './testConfig.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const cache = fileURLToPath(new URL('../../../../.cache/test-database/', import.meta.url))

/** Fills an empty database with tables, seeds and the queue. */
export async function seedTestDatabase(database: Database): Promise<void> {
  const { db } = database
  await migrate(db)
  const hasher = createPasswordHasher(systemRandom, testHashCost)
  await seed(db, { clock: createManualClock(), random: systemRandom, hasher, brands: seededBrands })
  const queue = await openJobQueue({ database, logger: silentLogger, handlers: jobHandlers })
  await queue.close()
}

/** What a seeded database depends on, as a hash of the sources. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const files = [
    'db/**/*.ts',
    'jobs/*.ts',
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

/** Where a seeded database of these sources is kept. Those of other states of the sources are removed. */
export function seededPath(ending: string): string {
  const path = join(cache, fingerprint() + ending)
  mkdirSync(cache, { recursive: true })
  for (const name of globSync(`*${ending}`, { cwd: cache })) {
    if (join(cache, name) !== path) rmSync(join(cache, name), { recursive: true, force: true })
  }
  return path
}
