import type { Hono } from 'hono'
import type { Database } from '../db/openDatabase.ts'
import type { AnswerAtOnce } from '../http/answerAtOnce.ts'
import { createApp } from '../http/createApp.ts'
import type { JobDeps } from '../jobs/drainQueue.ts'
import type { JobHandler } from '../jobs/jobHandler.ts'
import { jobHandlers } from '../jobs/jobHandlers.ts'
import { openJobQueue } from '../jobs/openJobQueue.ts'
import { createSandboxApp } from '../sandbox/createSandboxApp.ts'
import { systemRandom } from '../security/random.ts'
import type { AppDeps, Clock } from '../services/context.ts'
import { createManualClock } from './createManualClock.ts'
import { followClock } from './followClock.ts'
import { openTestDatabase } from './testDatabase.ts'
import { silentLogger, testConfig } from './testConfig.ts'

/** A whole server in this process, on a database of its own. */
export interface TestServer {
  readonly app: Hono
  readonly answerAtOnce: AnswerAtOnce
  readonly sandbox: Hono
  readonly db: Database['db']
  readonly clock: Clock
  readonly deps: JobDeps
  /** Like the global `fetch`, answered by the API; the sandbox's origin is answered by the sandbox. */
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>
  close(): Promise<void>
}

/** What a test server may be given; the rest has defaults. */
export type TestServerOptions = Partial<
  Pick<AppDeps, 'clock' | 'random' | 'logger' | 'fetch' | 'promotionGuard'>
> & {
  readonly config?: Partial<AppDeps['config']>
  /** A migrated and seeded database to serve instead of a fresh one. */
  readonly database?: Database
  /** Background work that it knows; all there is by default. */
  readonly handlers?: readonly JobHandler[]
}

/**
 * Starts a real server on a migrated and seeded database of its own. Nobody listens on a port.
 *
 * @example
 * ```ts
 * const server = await createTestServer()
 * await server.fetch('/api/health')
 * await server.close()
 * ```
 */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = options.clock ?? createManualClock()
  const opened = options.database ?? (await openTestDatabase())
  const database = followClock(opened, clock)
  const logger = options.logger ?? silentLogger
  const queue = await openJobQueue({ database, logger, handlers: options.handlers ?? jobHandlers })
  await database.follow()
  const deps: JobDeps = {
    db: database.db,
    clock,
    random: options.random ?? systemRandom,
    queue,
    logger,
    fetch: options.fetch ?? (async (url, init) => answer(url, init)),
    config: { ...testConfig, ...options.config },
    ...(options.promotionGuard ? { promotionGuard: options.promotionGuard } : {}),
  }
  const { app, answerAtOnce } = createApp(deps)
  const sandbox = createSandboxApp(deps)
  const answer: TestServer['fetch'] = async (url, init) => {
    const request =
      url instanceof Request ? new Request(url, init) : new Request(new URL(url, 'http://api.test'), init)
    const target = new URL(request.url).origin === deps.config.sandboxOrigin ? sandbox : app
    // The peer as the Node server would tell it.
    return target.fetch(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } })
  }
  return {
    app,
    answerAtOnce,
    sandbox,
    db: database.db,
    clock: deps.clock,
    deps,
    fetch: answer,
    async close() {
      await queue.close()
      await database.close()
    },
  }
}
