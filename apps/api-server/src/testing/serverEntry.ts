import * as v from 'valibot'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { createSlot } from '../hosts/createSlot.ts'
import type { AppDeps } from '../http/appDeps.ts'
import { createApp } from '../http/createApp.ts'
import { startJobs } from '../jobs/startJobs.ts'
import { createSandboxApp } from '../sandbox/createSandboxApp.ts'
import { systemRandom } from '../security/systemRandom.ts'
import { seed } from '../seed/seed.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { consoleLogger } from '../hosts/consoleLogger.ts'
import { serveOnPort } from './serveOnPort.ts'
import { createFastClock } from './soak/createFastClock.ts'
import { testConfig } from './testConfig.ts'
import { testHashCost } from './testHashCost.ts'

/**
 * A whole server process with its jobs, to be killed: takes its setting as JSON, prints its origins as JSON, serves until
 * it dies or its starter does.
 */
const setting = v.object({
  location: v.union([v.object({ dataDir: v.string() }), v.object({ databaseUrl: v.string() })]),
  start: v.number(),
  speed: v.number(),
})

const { location, start, speed } = v.parse(setting, JSON.parse(process.argv[2] ?? ''))
const clock = createFastClock(start, speed)
const hasher = createPasswordHasher(systemRandom, testHashCost)
const [api, sandbox] = [createSlot(['127.0.0.1']), createSlot(['127.0.0.1'])]
const [{ origin: apiOrigin }, { origin: sandboxOrigin }] = await Promise.all([
  serveOnPort(api.app),
  serveOnPort(sandbox.app),
])
const { db } = await openDatabase(location)
await migrate(db)
await seed(db, { clock, random: systemRandom, hasher })
const deps: AppDeps = {
  db,
  clock,
  random: systemRandom,
  logger: consoleLogger,
  fetch,
  config: { ...testConfig, apiOrigin, sandboxOrigin, trustForwarded: true },
}
// Whoever started it is gone.
process.stdin.on('end', () => process.exit())
process.stdin.resume()
startJobs(deps)
api.fill(createApp(deps))
sandbox.fill(createSandboxApp(deps))
process.stdout.write(`${JSON.stringify({ api: apiOrigin, sandbox: sandboxOrigin })}\n`)
