import * as v from 'valibot'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { createLogger } from '../../hosts/createLogger.ts'
import { createSlot } from '../../hosts/createSlot.ts'
import { createApp } from '../../http/createApp.ts'
import type { JobDeps } from '../../jobs/drainQueue.ts'
import { jobHandlers } from '../../jobs/jobHandlers.ts'
import { openJobQueue } from '../../jobs/openJobQueue.ts'
import { startJobs } from '../../jobs/runJobs.ts'
import { createSandboxApp } from '../../sandbox/createSandboxApp.ts'
import { createPasswordHasher } from '../../security/passwordHasher.ts'
import { systemRandom } from '../../security/random.ts'
import { seed } from '../../seed/seed.ts'
import { patientLimits } from '../patientLimits.ts'
import { serveOnPort } from '../serveOnPort.ts'
import { testConfig, testHashCost } from '../testConfig.ts'
import { createFastClock } from './createDraw.ts'

/**
 * A whole server process with its jobs, to be killed: takes its setting as JSON, prints its origins as JSON, serves until
 * it dies or its starter does.
 */
const setting = v.object({
  location: v.union([v.object({ dataDir: v.string() }), v.object({ databaseUrl: v.string() })]),
  start: v.number(),
  speed: v.number(),
  patient: v.optional(v.boolean(), false),
})

const { location, start, speed, patient } = v.parse(setting, JSON.parse(process.argv[2] ?? ''))
const clock = createFastClock(start, speed)
const hasher = createPasswordHasher(systemRandom, testHashCost)
const [api, sandbox] = [createSlot(['127.0.0.1']), createSlot(['127.0.0.1'])]
const [{ origin: apiOrigin }, { origin: sandboxOrigin }] = await Promise.all([
  serveOnPort(api.app),
  serveOnPort(sandbox.app),
])
const database = await openDatabase(location, patient ? patientLimits : undefined)
const { db } = database
await migrate(db)
await seed(db, { clock, random: systemRandom, hasher })
const logger = createLogger(process.stderr)
const deps: JobDeps = {
  db,
  clock,
  random: systemRandom,
  queue: await openJobQueue({ database, logger, handlers: jobHandlers }),
  logger,
  fetch,
  config: { ...testConfig, apiOrigin, sandboxOrigin, trustedProxies: ['127.0.0.1'] },
}
// Whoever started it is gone.
process.stdin.on('end', () => process.exit())
process.stdin.resume()
startJobs(deps)
const { app, answerAtOnce } = createApp(deps)
const { fill: serveApi } = api
serveApi({ fetch: app.fetch, answerAtOnce })
sandbox.fill(createSandboxApp(deps))
process.stdout.write(`${JSON.stringify({ api: apiOrigin, sandbox: sandboxOrigin })}\n`)
