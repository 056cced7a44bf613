import { openDatabase } from '../db/openDatabase.ts'
import { migrate } from '../db/migrate.ts'
import { createApp } from '../http/createApp.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/systemRandom.ts'
import { seed } from '../seed/seed.ts'
import { serveOnPort } from './serveOnPort.ts'
import { silentLogger } from './silentLogger.ts'
import { testConfig } from './testConfig.ts'
import { testHashCost } from './testHashCost.ts'

/** A server process over a folder, to be killed: prints its origin and serves until it dies. */
const [, , dataDir = ''] = process.argv
const { db } = await openDatabase({ dataDir })
await migrate(db)
await seed(db, {
  clock: Date,
  random: systemRandom,
  hasher: createPasswordHasher(systemRandom, testHashCost),
})
const app = createApp({
  db,
  clock: Date,
  random: systemRandom,
  logger: silentLogger,
  fetch,
  config: testConfig,
})
const { origin } = await serveOnPort(app)
process.stdout.write(`${origin}\n`)
