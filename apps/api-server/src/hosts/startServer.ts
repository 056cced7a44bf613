import type { ServerType } from '@hono/node-server'
import { join } from 'node:path'
import type { ServerConfig } from '../config.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { AppDeps } from '../http/appDeps.ts'
import { createApp } from '../http/createApp.ts'
import { startJobs } from '../jobs/startJobs.ts'
import { createSandboxApp } from '../sandbox/createSandboxApp.ts'
import { seed } from '../seed/seed.ts'
import { closeChannels } from '../services/deposit/closeChannels.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/systemRandom.ts'
import { version } from '../version.ts'
import { consoleLogger } from './consoleLogger.ts'
import { createShellHost } from './createShellHost.ts'
import { createSlot } from './createSlot.ts'
import { listen } from './listen.ts'
import { localHosts } from './localHosts.ts'
import { lockFolder } from './lockFolder.ts'
import { originOf } from './originOf.ts'
import { shellOrigins } from './shellOrigins.ts'

/** A server process that serves everything it is set up for. */
export interface RunningServer {
  /** Takes no more calls, ends the work in hand and closes the database. */
  stop(): Promise<void>
}

function closeListener(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}

/**
 * Claims the ports, opens and fills the database, and serves API, sandbox and, where they are built, both shells.
 *
 * @throws PortTakenError, FolderInUseError
 */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const { ports, web, databaseUrl, dataDir } = config
  const hosts = [...localHosts, ...config.allowedHosts]
  const undo: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step()
  }

  try {
    // Ports first: they keep a second start from touching the database of the first.
    const claim = async (port: number) => {
      const slot = createSlot(hosts)
      const server = await listen(slot.app, port)
      undo.push(() => closeListener(server))
      return slot.fill
    }
    const serveApi = await claim(ports.api)
    const serveSandbox = await claim(ports.sandbox)
    const serveDesktop = web ? await claim(ports.desktop) : undefined
    const serveMobile = web ? await claim(ports.mobile) : undefined

    if (databaseUrl === null) undo.push(lockFolder(dataDir))
    const database = await openDatabase(
      databaseUrl === null ? { dataDir: join(dataDir, 'db') } : { databaseUrl },
    )
    undo.push(() => database.close())
    await migrate(database.db)
    await seed(database.db, { clock: Date, random: systemRandom, hasher: createPasswordHasher(systemRandom) })
    await closeChannels({ db: database.db, clock: Date }, config.closedChannels)

    const deps: AppDeps = {
      db: database.db,
      clock: Date,
      random: systemRandom,
      logger: consoleLogger,
      fetch: (url, init) => fetch(url, init),
      config: {
        brandKeys: ['koi-web', 'jade-web'],
        allowedOrigins: shellOrigins(ports, hosts),
        sandboxOrigin: originOf(ports.sandbox),
        apiOrigin: originOf(ports.api),
        version,
        smsPause: config.smsPause,
      },
    }
    const jobs = startJobs(deps)
    undo.push(() => jobs.stop())
    const api = createApp(deps)
    serveApi(api)
    serveSandbox(createSandboxApp(deps))
    if (web) {
      const shell = { api, pictures: web.pictures, sandboxOrigin: deps.config.sandboxOrigin }
      serveDesktop?.(createShellHost({ ...shell, root: web.desktop }))
      serveMobile?.(createShellHost({ ...shell, root: web.mobile }))
    }
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}
