import { contract } from '@koi/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDueJobs } from '../jobs/runDueJobs.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/systemRandom.ts'
import { seed } from '../seed/seed.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { anySteps, runMoneyScenario } from '../testing/moneyScenario.ts'
import { readLedgerState } from '../testing/readLedgerState.ts'
import { registerMember } from '../testing/registerMember.ts'
import { startPostgres, type RunningPostgres } from '../testing/startPostgres.ts'
import { testHashCost } from '../testing/testHashCost.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'
import { errorCode } from './errorCode.ts'

const clock = createManualClock()
const hasher = createPasswordHasher(systemRandom, testHashCost)
let postgres: RunningPostgres
let servers: TestServer[] = []
let players: TestPlayer[] = []

/** Two server processes share one database (D20): each test server here has a pool of its own. */
async function newServer(): Promise<TestServer> {
  const database = await openDatabase({ databaseUrl: postgres.databaseUrl })
  await migrate(database.db)
  await seed(database.db, { clock, random: systemRandom, hasher })
  return createTestServer({ database, clock })
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('nothing there')
  return item
}

beforeAll(async () => {
  postgres = await startPostgres()
  servers = await Promise.all([newServer(), newServer()])
  players = servers.flatMap((server) => [createTestPlayer(server.fetch), createTestPlayer(server.fetch)])
  for (const player of players) await registerMember(first(servers), player)
}, 120_000)

afterAll(async () => {
  for (const server of servers) await server.close()
  await postgres.stop()
})

describe('on PostgreSQL', () => {
  test('two processes that start together migrate and seed once', async () => {
    const { db } = first(servers)
    expect(await db.selectFrom('venues').select('id').execute()).toHaveLength(29)
    expect(await db.selectFrom('members').select('id').where('account', '=', 'demo').execute()).toHaveLength(
      1,
    )
    expect(await db.selectFrom('config').select('key').execute()).toHaveLength(4)
  })

  test('money reads as bigint', async () => {
    const { rows } = await sql<{ n: bigint }>`select 9007199254740993::int8 as n`.execute(first(servers).db)
    expect(rows).toEqual([{ n: 9007199254740993n }])
  })

  test('whatever many members do at once over two processes, money is neither made nor lost', async () => {
    await fc.assert(
      fc.asyncProperty(anySteps(players.length, 120), (steps) =>
        runMoneyScenario(first(servers), players, steps),
      ),
      { numRuns: 8, endOnFailure: true },
    )
    expect(await readLedgerState(first(servers).db)).toMatchObject({ sum: 0n })
  }, 180_000)

  test('guesses of a password over two processes at once are five', async () => {
    const codes = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const guest = createTestPlayer(servers[index % 2]?.fetch ?? first(servers).fetch)
        const guess = { mode: 'password', account: 'demo', password: `wrong-${index}` } as const
        return (await guest.send(contract.login, guess)).code
      }),
    )
    expect(codes.filter((code) => code === 'bad-credentials')).toHaveLength(5)
    expect(codes.filter((code) => code === 'account-locked')).toHaveLength(19)
  })

  test('one member from two processes at once never overdraws', async () => {
    const player = createTestPlayer(first(servers).fetch)
    await registerMember(first(servers), player)
    const token = player.token()
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => {
        const elsewhere = createTestPlayer(servers[index % 2]?.fetch ?? fetch, player.device)
        return elsewhere.send(contract.transfer, { from: 0, to: 89, amount: '60.00', again: true }, { token })
      }),
    )
    expect(replies.filter((reply) => reply.status)).toHaveLength(16)
    expect(replies.filter((reply) => reply.code === 'insufficient-balance')).toHaveLength(14)
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '40.00', total: '1000.00' })
  })

  test('one key sent to two processes at once moves money once, and all get the same answer', async () => {
    const player = createTestPlayer(first(servers).fetch)
    await registerMember(first(servers), player)
    const key = randomUUID()
    const token = player.token()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const elsewhere = createTestPlayer(servers[index % 2]?.fetch ?? fetch, player.device)
        return elsewhere.send(contract.transfer, { from: 0, to: 89, amount: '60.00' }, { key, token })
      }),
    )
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '940.00' })
  })

  test('of parallel launches over two processes one opens', async () => {
    const player = createTestPlayer(first(servers).fetch)
    await registerMember(first(servers), player)
    const token = player.token()
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const elsewhere = createTestPlayer(servers[index % 2]?.fetch ?? fetch, player.device)
        return elsewhere.send(contract.launch, { venue_id: 89, mode: 'real' }, { token })
      }),
    )
    expect(replies.filter((reply) => reply.status)).toHaveLength(1)
    expect(replies.every((reply) => reply.status || reply.code === 'game-active')).toBe(true)
  })

  test('two processes never do the same background work', async () => {
    clock.advance(3_600_000)
    const ran = await Promise.all(
      [...servers, ...servers, ...servers].map((server) => runDueJobs(server.deps)),
    )
    const kinds = ran.flat()
    expect(kinds.length).toBeGreaterThan(0)
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  test('the database refuses to change what was written', async () => {
    const { db } = first(servers)
    for (const statement of ['update ledger_postings set amount = 1', 'truncate ledger_postings']) {
      const state = await sql
        .raw(statement)
        .execute(db)
        .then(() => undefined, errorCode)
      expect(state).toBe('KL001')
    }
    expect(await readLedgerState(db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
  })
})
