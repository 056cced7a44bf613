import { createPictureHost } from '@koi/picture-host'
import {
  backgroundLimits,
  callLimits,
  type DatabaseLimits,
  openDatabase,
  preparationLimits,
} from '../db/openDatabase.ts'
import { createClosedToAll } from '../http/closeSite.ts'
import { createApp } from '../http/createApp.ts'
import type { JobDeps } from '../jobs/drainQueue.ts'
import { jobHandlers } from '../jobs/jobHandlers.ts'
import { openJobQueue } from '../jobs/openJobQueue.ts'
import { moveQueueTime } from '../jobs/queueTime.ts'
import { startJobs } from '../jobs/runJobs.ts'
import { createSandboxApp } from '../sandbox/createSandboxApp.ts'
import { systemRandom } from '../security/random.ts'
import { closeChannels } from '../services/deposit/channels.ts'
import {
  hostNamesOf,
  localHosts,
  originOf,
  servedOrigins,
  servedPage,
  servedServices,
  shellOrigins,
} from './addresses.ts'
import { type ServerConfig, version } from './config.ts'
import { createLogger } from './createLogger.ts'
import { createShellHost } from './createShellHost.ts'
import { longestWait } from './hostPictures.ts'
import { createSlot } from './createSlot.ts'
import { listen, type Listener } from './listen.ts'
import { lockFolder } from './lockFolder.ts'
import { clockAhead, fillDatabase } from './fillDatabase.ts'
import { engineFolder, fillNewFolder } from './fillFolder.ts'
import { createPages } from './pages/createPages.ts'
import { readBrands } from './readBrands.ts'

/** How long calls in hand may take once the server stops, in ms (D22). */
const callsInHand = 10_000

/** A server process that serves everything it is set up for. */
export interface RunningServer {
  /** Takes no more calls, finishes those in hand, then the background work, and closes the database. */
  stop(): Promise<void>
}

/**
 * Claims the ports, opens and fills the database, and serves API, sandbox and, where they are built, both shells.
 *
 * @throws PortTakenError, FolderInUseError, FolderNotFilledError
 */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const { ports, web, databaseUrl, dataDir, host } = config
  const hosts = [...localHosts, ...hostNamesOf(host), ...config.allowedHosts]
  const clock = clockAhead(config.clockAheadDays)
  const listeners: Listener[] = []
  const undo: (() => Promise<void> | void)[] = []
  const stop = async () => {
    // Calls need all the rest, so they end first.
    await Promise.all(listeners.splice(0).map((listener) => listener.finish(callsInHand)))
    for (const step of undo.splice(0).toReversed()) await step()
  }

  try {
    // Ports first: they keep a second start from touching the database of the first.
    const claim = async (port: number) => {
      const slot = createSlot(hosts)
      listeners.push(await listen(slot.app, { port, host }))
      return slot.fill
    }
    const serveApi = await claim(ports.api)
    const serveSandbox = await claim(ports.sandbox)
    const serveDesktop = web ? await claim(ports.desktop) : undefined
    const serveMobile = web ? await claim(ports.mobile) : undefined

    if (databaseUrl === null) {
      await fillNewFolder(dataDir)
      undo.push(lockFolder(dataDir))
    }
    const open = async (limits: DatabaseLimits) => {
      const database = await openDatabase(
        databaseUrl === null ? { dataDir: engineFolder(dataDir) } : { databaseUrl },
        limits,
      )
      undo.push(() => database.close())
      return database
    }
    const prepared = await open(preparationLimits)
    await fillDatabase(prepared, config)
    const modules = await readBrands()
    await closeChannels({ db: prepared.db, clock }, config.closedChannels)
    // The embedded engine is one for all.
    const embedded = databaseUrl === null
    if (!embedded) await prepared.close()
    const database = embedded ? prepared : await open(callLimits)
    const background = embedded ? prepared : await open(backgroundLimits)

    const logger = createLogger(process.stderr, { terminal: process.stderr.isTTY })
    const queue = await openJobQueue({ database: background, logger, handlers: jobHandlers })
    undo.push(() => queue.close())
    await moveQueueTime(background, config.clockAheadDays)

    const sandboxOrigin = originOf(ports.sandbox, hostNamesOf(host)[0])
    const brands = modules.map(({ d, minimumAge, timeZone, servedRegions, origins, ...brand }) => ({
      d,
      minimumAge,
      timeZone,
      servedRegions,
      registrationContacts: brand.registrationContacts,
      handOver: brand.features.handOver,
      origins: servedOrigins(origins, ports),
      customerService: servedPage(brand.customerService.url, sandboxOrigin),
    }))
    const deps: JobDeps = {
      db: database.db,
      clock,
      random: systemRandom,
      queue,
      logger,
      fetch: (url, init) => fetch(url, init),
      config: {
        brands,
        allowedOrigins: [
          ...shellOrigins(ports, hosts),
          ...brands.flatMap(({ origins }) => Object.values(origins)),
        ],
        sandboxOrigin,
        apiOrigin: originOf(ports.api, hostNamesOf(host)[0]),
        trustedProxies: config.trustedProxies,
        version,
        smsPause: config.smsPause,
        drawSeconds: config.drawSeconds,
        statistics: config.statistics ? shellOrigins(ports, hosts).map((origin) => new URL(origin).host) : [],
        maintenanceUntil: config.maintenanceUntil,
        region: config.region,
      },
    }
    const jobs = startJobs({ ...deps, db: background.db })
    undo.push(() => jobs.stop())
    const { app: api, answerAtOnce } = createApp(deps)
    serveApi({ fetch: api.fetch, answerAtOnce })
    serveSandbox(createSandboxApp(deps, config.sandboxPages))
    if (web) {
      const services = modules.flatMap((brand) => brand.analytics.map(({ origin }) => origin))
      const analytics = servedServices(services, config.statistics ? sandboxOrigin : null)
      const framed = [sandboxOrigin, ...brands.map((brand) => new URL(brand.customerService).origin)]
      const pictures = createPictureHost({ program: web.pictures.onDemand, longestWait })
      undo.push(() => pictures.stop())
      const { serviceWorker } = config
      const isClosedTo = createClosedToAll(deps.config, clock)
      const shell = { api, pictures, logger, framed, analytics, serviceWorker, isClosedTo }
      const hostOf = async (root: string, shellPort: number) => {
        const origin = originOf(shellPort, hostNamesOf(host)[0])
        const hasNonce = analytics.length > 0
        const draws = config.drawPages
        const pages = await createPages({ root, api, origin, clock, logger, draws, hasNonce })
        return { fetch: createShellHost({ ...shell, root, pages }).fetch, answerAtOnce }
      }
      serveDesktop?.(await hostOf(web.desktop, ports.desktop))
      serveMobile?.(await hostOf(web.mobile, ports.mobile))
      pictures.start()
    }
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}
