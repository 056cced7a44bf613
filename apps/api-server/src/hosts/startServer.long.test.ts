import { contract } from '@koi/contract'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/random.ts'
import { seed } from '../seed/seed.ts'
import { callbackPath } from '../services/cashier/callBack.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { seededDump } from '../testing/seededDump.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { testHashCost } from '../testing/testConfig.ts'
import { startProcess, type ServerProcess } from '../testing/startProcess.ts'

const connections = 32
/** How many answers come before the signal. */
const answers = 100
const folder = mkdtempSync(join(tmpdir(), 'koi-server-'))
let postgres: TestDatabase

/** Fills both databases here, which takes less than each new process filling its own. */
beforeAll(async () => {
  postgres = await createTestDatabase('empty')
  const embedded = await openDatabase({ dump: await seededDump(), dataDir: join(folder, 'db') })
  await embedded.close()
  const database = await openDatabase(postgres)
  await migrate(database.db)
  await seed(database.db, {
    clock: Date,
    random: systemRandom,
    hasher: createPasswordHasher(systemRandom, testHashCost),
  })
  await database.close()
})
afterAll(async () => {
  await postgres.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** How a call ended: the HTTP status with the code of a refusal, or why its connection failed. */
async function endOf(player: TestPlayer): Promise<string> {
  try {
    const transfer = { from: 0, to: 89, amount: '10.00', confirm_duplicate: true } as const
    const { http, code } = await player.send(contract.transfer, transfer)
    return [http, code].filter(Boolean).join(' ')
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return cause instanceof Error ? cause.message : String(error)
  }
}

async function logIn(server: ServerProcess): Promise<TestPlayer[]> {
  const accounts = ['demo', 'demo2']
  return Promise.all(
    accounts.map(async (account) => {
      const player = createTestPlayer((path, init) => fetch(new URL(path, server.api), init))
      await player.login(account)
      return player
    }),
  )
}

/** Sends transfers over so many connections, each as soon as the last one on it is answered. */
async function sendUntil(
  stopped: () => boolean,
  players: readonly TestPlayer[],
  note: (end: string) => void,
) {
  const work = async (player: TestPlayer) => {
    while (!stopped()) note(await endOf(player))
  }
  await Promise.all(Array.from({ length: connections / players.length }, () => players.map(work)).flat())
}

describe.each([
  ['on the embedded engine', () => ({ KOI_DATA_DIR: folder })],
  ['on PostgreSQL', () => ({ DATABASE_URL: postgres.databaseUrl })],
])('SIGTERM while transfers are sent as fast as they are answered %s', (_name, env) => {
  test('lets every call in hand be answered, and ends the process without an error', async () => {
    const server = await startProcess(env())
    const players = await logIn(server)
    const ends: string[] = []
    await sendUntil(
      () => server.child.killed,
      players,
      (end) => {
        ends.push(end)
        if (ends.length === answers) server.child.kill('SIGTERM')
      },
    )
    expect(ends).toHaveLength(answers + connections - 1)
    expect(new Set(ends)).toEqual(new Set(['200']))
    expect(await server.ended).toBe(0)
    expect(server.output()).not.toContain('error')
  })
})

test('a server ends in order when the process that started it is gone', async () => {
  const server = await startProcess({ DATABASE_URL: postgres.databaseUrl })
  server.child.disconnect()
  expect(await server.ended).toBe(0)
})

test.runIf(process.platform === 'linux')(
  'a server listens on the address of its setting alone, and tells callers behind its proxies apart',
  async () => {
    const proxy = '127.0.0.1'
    const server = await startProcess({
      DATABASE_URL: postgres.databaseUrl,
      KOI_HOST: '127.0.0.2',
      KOI_TRUSTED_PROXIES: proxy,
    })
    const { port } = new URL(server.api)
    const forge = async (caller: string) => {
      const headers = { 'x-forwarded-for': caller }
      const url = `http://127.0.0.2:${port}${callbackPath}`
      return (await fetch(url, { method: 'POST', headers, body: '{}' })).status
    }
    await expect(fetch(`${server.api}/api/health`)).rejects.toThrow('fetch failed')
    const statuses: number[] = []
    for (let sent = 0; sent < 70; sent += 1) statuses.push(await forge('203.0.113.7'))
    expect(new Set(statuses)).toEqual(new Set([403, 429]))
    expect(await forge('203.0.113.8')).toBe(403)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  },
)
