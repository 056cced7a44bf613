import { sql } from 'kysely'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneClaims, paidOnce, tryAtOnce } from '../testing/claims.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { patientLimits } from '../testing/patientLimits.ts'
import { anyPromotionSteps, runPromotionScenario } from '../testing/promotionScenario.ts'
import { registerMember } from '../testing/registerMember.ts'
import { type FleetServer, startFleetServer } from '../testing/soak/fleetServer.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { openDatabase } from './openDatabase.ts'

/** Time goes by itself: the processes have no other. */
const clock = { now: () => Date.now(), advance: () => undefined, set: () => undefined }
const size = 4
let postgres: TestDatabase
let own: TestServer
let processes: FleetServer[] = []
/** Each asked over HTTP in its process; what no call does, as crediting a deposit, is done from here on the same database. */
let servers: TestServer[] = []

beforeAll(async () => {
  postgres = await createTestDatabase()
  const location = { databaseUrl: postgres.databaseUrl }
  own = await createTestServer({ database: await openDatabase(location, patientLimits), clock })
  const setting = { location, start: clock.now(), speed: 1, patient: true }
  processes = await Promise.all(Array.from({ length: size }, () => startFleetServer(setting)))
  servers = processes.map((one) => ({
    ...own,
    fetch: (url, init) => one.fetch(url instanceof Request ? url.url : url.toString(), init),
  }))
})
afterAll(async () => {
  const written = await Promise.all(processes.map((one) => one.end()))
  await own.close()
  await postgres.drop()
  if (written.join('') !== '') throw new Error(`a process wrote on standard error: ${written.join('\n')}`)
})

async function registerOn(server: TestServer) {
  const player = createTestPlayer(server.fetch)
  return { id: (await registerMember(server, player)).id, player }
}

test('four operating system processes serve one database', async () => {
  expect(new Set(processes.map(({ child }) => child.pid)).size).toBe(size)
  const { rows } = await sql<{
    count: number
  }>`select count(distinct pid)::int4 as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'`.execute(own.db)
  expect(rows[0]?.count).toBeGreaterThan(size)
})

test.each(oneClaims)('fifty requests at once over four processes for $name are paid once', async (claim) => {
  const [server] = servers
  if (!server) throw new Error('no server')
  expect(await tryAtOnce(servers, await registerOn(server), claim)).toEqual(paidOnce)
})

test('whatever members do with promotions at once over four processes, bonus money becomes cash only when it was wagered', async () => {
  await fc.assert(
    fc.asyncProperty(anyPromotionSteps(size, 40), async (steps) => {
      const members = await Promise.all(servers.map(registerOn))
      expect(await runPromotionScenario({ servers, clock }, members, steps)).toEqual([])
    }),
    { numRuns: 2, endOnFailure: true },
  )
}, 120_000)
