import { contract } from '@koi/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/random.ts'
import { seed } from '../seed/seed.ts'
import { createFreezableProxy, type FreezableProxy } from '../testing/createFreezableProxy.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { testHashCost } from '../testing/testConfig.ts'
import { errorCode } from './errorCode.ts'
import { migrate } from './migrate.ts'
import { callLimits, type Database, openDatabase } from './openDatabase.ts'

const limits = { connections: 3, connect: 1_000, statement: 1_500 }
const transfer = { from: 0, to: 89, amount: '10.00', confirm_duplicate: true } as const
let postgres: TestDatabase
let proxy: FreezableProxy
/** Past the proxy. */
let direct: Database
let server: TestServer
let player: TestPlayer

beforeAll(async () => {
  postgres = await createTestDatabase('empty')
  direct = await openDatabase(postgres)
  await migrate(direct.db)
  const hasher = createPasswordHasher(systemRandom, testHashCost)
  await seed(direct.db, { clock: Date, random: systemRandom, hasher })
  proxy = await createFreezableProxy(postgres.databaseUrl)
  const database = await openDatabase({ databaseUrl: proxy.url }, limits)
  server = await createTestServer({ database, clock: Date })
  player = createTestPlayer(server.fetch)
  await player.login()
})

afterEach(() => proxy.thaw())

afterAll(async () => {
  await server.close()
  await proxy.close()
  await direct.close()
  await postgres.drop()
})

const unavailable = { http: 503, data: { code: 'unavailable' } }
const central = async () => (await player.call(contract.balance, {})).central

describe('a database that is frozen', () => {
  test('ends each call with 503 within the limits, and serves again once it thaws', async () => {
    await central()
    proxy.freeze()
    const start = performance.now()
    const calls = Array.from({ length: 8 }, () => player.send(contract.balance, {}))
    for (const reply of await Promise.all(calls)) {
      expect(reply).toMatchObject(unavailable)
      expect(reply.headers.get('retry-after')).toBe('5')
    }
    expect(performance.now() - start).toBeLessThan(10_000)
    proxy.thaw()
    expect(await central()).toBe('10000.00')
  })

  test('says so to who asks for the health of the server', async () => {
    proxy.freeze()
    const reply = await server.fetch('/api/health')
    expect(reply.status).toBe(503)
    expect(await reply.json()).toEqual({ status: false, data: { code: 'unavailable' } })
    proxy.thaw()
    expect((await server.fetch('/api/health')).status).toBe(200)
  })

  test('moves the money of a call at most once, whether the member learnt of it or not', async () => {
    const key = randomUUID()
    proxy.freeze()
    expect(await player.send(contract.transfer, transfer, { key })).toMatchObject(unavailable)
    proxy.thaw()
    expect(await player.send(contract.transfer, transfer, { key })).toMatchObject({ http: 200, status: true })
    expect(await central()).toBe('9990.00')
  })

  test('a frozen database that never comes back leaves no call of its connections behind', async () => {
    await central()
    proxy.freeze()
    const calls = [player.send(contract.balance, {}), player.send(contract.transfer, transfer)]
    proxy.cut()
    for (const reply of await Promise.all(calls)) expect(reply).toMatchObject(unavailable)
    proxy.thaw()
    expect(await central()).toBe('9990.00')
  })
})

test('a call that waits too long for what another holds gets 503, and moves nothing', async () => {
  const key = randomUUID()
  await direct.db.transaction().execute(async (trx) => {
    await sql`lock table ledger_postings in access exclusive mode`.execute(trx)
    expect(await player.send(contract.transfer, transfer, { key })).toMatchObject(unavailable)
  })
  expect(await central()).toBe('9990.00')
})

test('a connection that dies in the middle of a statement fails it, and is replaced', async () => {
  const dying = sql`select pg_terminate_backend(pg_backend_pid())`.execute(server.db)
  await expect(dying.catch(errorCode)).resolves.toBe('57P01')
  // May be handed the connection whose end has not been seen yet.
  await server.fetch('/api/health')
  expect(await central()).toBe('9990.00')
})

test('what a call may wait for is over before its client gives up', () => {
  expect(callLimits.connect + callLimits.statement + 1_000).toBeLessThan(10_000)
})
