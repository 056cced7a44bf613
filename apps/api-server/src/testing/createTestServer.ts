import type { Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { createApp } from '../http/createApp.ts'
import type { AppDeps } from '../http/appDeps.ts'
import { createSandboxApp } from '../sandbox/createSandboxApp.ts'
import { systemRandom } from '../security/systemRandom.ts'
import type { Clock } from '../services/context.ts'
import { createManualClock } from './createManualClock.ts'
import { seededDump } from './seededDump.ts'
import { silentLogger } from './silentLogger.ts'
import { testConfig } from './testConfig.ts'

/** A whole server in this process, on a database of its own. */
export interface TestServer {
  readonly app: Hono
  readonly sandbox: Hono
  readonly db: Database['db']
  readonly clock: Clock
  readonly deps: AppDeps
  /** Like the global `fetch`, answered by the API; the sandbox's origin is answered by the sandbox. */
  readonly fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>
  close(): Promise<void>
}

/** What a test server may be given; the rest has defaults. */
export type TestServerOptions = Partial<Pick<AppDeps, 'clock' | 'random' | 'logger' | 'fetch'>> & {
  readonly config?: Partial<AppDeps['config']>
  /** A migrated and seeded database to serve instead of a fresh in-memory one. */
  readonly database?: Database
}

/**
 * Starts a real server on a migrated and seeded in-memory database. Nobody listens on a port.
 *
 * @example
 * ```ts
 * const server = await createTestServer()
 * await server.fetch('/api/health')
 * await server.close()
 * ```
 */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await openDatabase({ dump: await seededDump() }))
  const deps: AppDeps = {
    db: database.db,
    clock: options.clock ?? createManualClock(),
    random: options.random ?? systemRandom,
    logger: options.logger ?? silentLogger,
    fetch: options.fetch ?? (async (url, init) => answer(url, init)),
    config: { ...testConfig, ...options.config },
  }
  const app = createApp(deps)
  const sandbox = createSandboxApp(deps)
  const answer: TestServer['fetch'] = async (url, init) => {
    const request =
      url instanceof Request ? new Request(url, init) : new Request(new URL(url, 'http://api.test'), init)
    const target = new URL(request.url).origin === deps.config.sandboxOrigin ? sandbox : app
    return target.fetch(request)
  }
  return {
    app,
    sandbox,
    db: database.db,
    clock: deps.clock,
    deps,
    fetch: answer,
    close: () => database.close(),
  }
}
