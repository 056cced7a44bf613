import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../../../db/migrate.ts'
import { openDatabase, preparationLimits } from '../../../db/openDatabase.ts'
import { startPostgres } from '../../startPostgres.ts'
import { type ServerProcess, startProcess } from '../../startProcess.ts'
import { fillMembers } from '../fillMembers.ts'
import { type CoreLimit, openCoreLimit } from './coreLimit.ts'
import { fillSessions } from './sessions.ts'
import { endChild, type Served, startBare } from './startPart.ts'
import { familyOf, parentOf, workOf } from './workOf.ts'

/** One of the two that are compared: where it answers, and the seconds of the processor that it has used. */
export interface Side {
  readonly origins: readonly string[]
  work(): number
}

/** Our servers and the bare routes over equal data. */
export interface Sides {
  readonly koi: Side
  readonly bare: Side
  /** Seconds that the database used in processes of its own. */
  databaseWork(): number
  /** See `Setting`; none where all cores may be used. */
  readonly limits: readonly CoreLimit[]
  stop(): Promise<void>
}

/** What is opened: an engine, how many processes stand on it, and who calls. */
export interface Setting {
  readonly engine: 'pglite' | 'postgres'
  readonly processes: number
  readonly members: number
  /** See `fillSessions`. */
  readonly settled: boolean
  /** Whether the bare routes have PostgreSQL keep their plans by name, too. */
  readonly barePrepared: boolean
  /** Cores that each of our processes may use, and PostgreSQL; all that there are, where it is left out. */
  readonly serverCores?: number | undefined
  readonly databaseCores?: number | undefined
}

/** Play money for many transfers, in fen. */
const grant = 10_000_000

const served = ({ api, child }: ServerProcess): Served => ({
  origin: api,
  pid: child.pid ?? 0,
  stop: () => endChild(child),
})

const sideOf = (parts: readonly Served[]): Side => ({
  origins: parts.map(({ origin }) => origin),
  work: () => workOf(parts.map(({ pid }) => pid)),
})

const times = <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: count }, make))

/** The embedded engine lives in the process that serves, so each side has a copy of the data. */
async function openPglite(folder: string, { members, settled }: Setting): Promise<Sides> {
  const [koiData, bareData] = [join(folder, 'koi'), join(folder, 'bare')]
  await endChild((await startProcess({ KOI_DATA_DIR: koiData })).child)
  const database = await openDatabase({ dataDir: join(koiData, 'db') })
  await fillMembers(database.db, members, grant)
  await fillSessions(database.db, { members, settled })
  await database.close()
  cpSync(koiData, bareData, { recursive: true })
  const koi = served(await startProcess({ KOI_DATA_DIR: koiData }))
  const bare = await startBare({
    koi: koi.origin,
    databaseUrl: null,
    dataDir: join(bareData, 'db'),
    prepared: false,
  })
  return {
    koi: sideOf([koi]),
    bare: sideOf([bare]),
    databaseWork: () => 0,
    limits: [],
    stop: async () => {
      await bare.stop()
      await koi.stop()
    },
  }
}

async function openPostgres({
  processes,
  members,
  settled,
  barePrepared,
  serverCores,
  databaseCores,
}: Setting): Promise<Sides> {
  // Before anything is started: a machine may have no such limits.
  const name = `koi-bench-${process.pid}`
  const ofServers =
    serverCores === undefined
      ? []
      : Array.from({ length: processes }, (_, at) => openCoreLimit(`${name}-server-${at}`, serverCores))
  const ofDatabase = databaseCores === undefined ? null : openCoreLimit(`${name}-database`, databaseCores)
  const limits = ofDatabase ? [...ofServers, ofDatabase] : ofServers
  const postgres = await startPostgres(undefined, { durable: true })
  const { databaseUrl } = postgres
  const database = await openDatabase({ databaseUrl }, preparationLimits)
  await migrate(database.db)
  await endChild((await startProcess({ DATABASE_URL: databaseUrl })).child)
  await fillMembers(database.db, members, grant)
  await fillSessions(database.db, { members, settled })
  const { rows } = await database.query('select pg_backend_pid() as pid')
  const postmaster = parentOf(Number(Object(rows[0]).pid))
  await database.close()
  const koi = (await times(processes, () => startProcess({ DATABASE_URL: databaseUrl }))).map(served)
  const bare = await times(processes, () =>
    startBare({ koi: koi[0]?.origin ?? '', databaseUrl, dataDir: null, prepared: barePrepared }),
  )
  for (const [at, { pid }] of koi.entries()) ofServers[at]?.add([pid])
  ofDatabase?.add(familyOf(postmaster))
  return {
    koi: sideOf(koi),
    bare: sideOf(bare),
    databaseWork: () => workOf(familyOf(postmaster)),
    limits,
    stop: async () => {
      await Promise.all([...bare, ...koi].map((part) => part.stop()))
      await postgres.stop()
      for (const limit of limits) limit.remove()
    },
  }
}

/** Prepares the data and starts both sides. */
export function openSides(folder: string, setting: Setting): Promise<Sides> {
  return setting.engine === 'pglite' ? openPglite(folder, setting) : openPostgres(setting)
}
