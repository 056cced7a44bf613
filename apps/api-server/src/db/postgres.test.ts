import { contract } from '@koi/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forgetGuards, forgetTickets } from '../jobs/cleanUp.ts'
import { closeStaleGames } from '../jobs/closeStaleGames.ts'
import { jobHandlers } from '../jobs/jobHandlers.ts'
import { runDueJobs } from '../jobs/runJobs.ts'
import { settleAbandonedRounds } from '../jobs/settleAbandonedRounds.ts'
import { play } from '../rules/games.ts'
import { retention } from '../rules/retention.ts'
import { createContext } from '../services/context.ts'
import { revealDraws } from '../services/round/draw.ts'
import { holdOpenDraw } from '../services/round/openDraw.ts'
import { createPasswordHasher } from '../security/passwordHasher.ts'
import { systemRandom } from '../security/random.ts'
import { seed } from '../seed/seed.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer, type TestServer } from '../testing/createTestServer.ts'
import { anySteps, runMoneyScenario } from '../testing/moneyScenario.ts'
import { readLedgerState } from '../testing/readLedgerState.ts'
import { registerMember } from '../testing/registerMember.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { testHashCost } from '../testing/testConfig.ts'
import { compiled } from './compiled.ts'
import { errorCode } from './errorCode.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

const clock = createManualClock()
const periodic = new Set(jobHandlers.filter(({ mode }) => mode === 'periodic').map(({ kind }) => kind))
const hasher = createPasswordHasher(systemRandom, testHashCost)
let postgres: TestDatabase
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
  postgres = await createTestDatabase('empty')
  servers = await Promise.all([newServer(), newServer()])
  players = servers.flatMap((server) => [createTestPlayer(server.fetch), createTestPlayer(server.fetch)])
  for (const player of players) await registerMember(first(servers), player)
})

afterAll(async () => {
  for (const server of servers) await server.close()
  await postgres.drop()
})

describe('on PostgreSQL', () => {
  test('two processes that start together migrate and seed once', async () => {
    const { db } = first(servers)
    expect(await db.selectFrom('venues').select('id').execute()).toHaveLength(29)
    expect(await db.selectFrom('members').select('id').where('account', '=', 'demo').execute()).toHaveLength(
      1,
    )
    expect(await db.selectFrom('config').select('key').execute()).toHaveLength(5)
  })

  test('money reads as bigint', async () => {
    const { rows } = await sql<{ n: bigint }>`select 9007199254740993::int8 as n`.execute(first(servers).db)
    expect(rows).toEqual([{ n: 9007199254740993n }])
  })

  test('a compiled statement keeps its plan by name, sees its own transaction, and keeps its connection when it fails', async () => {
    const { db } = first(servers)
    const halfOf = compiled<{ of: bigint }>()((_, value) => ({
      compile: () =>
        sql<{ half: bigint; plans: bigint; since: Date }>`select 100::int8 / ${value('of')}::int8 as half,
          (select count(*) from pg_prepared_statements where name like 'koi-%') as plans,
          (select backend_start from pg_stat_activity where pid = pg_backend_pid()) as since`.compile(db),
    }))
    const { rows: before } = await halfOf(db, { of: 1n })
    // More often than there are connections: one that is not given back would be missing.
    for (let call = 0; call < 15; call += 1)
      await expect(halfOf(db, { of: 0n })).rejects.toMatchObject({ code: '22012' })
    const { rows } = await halfOf(db, { of: 4n })
    expect(rows).toMatchObject([{ half: 25n, since: before[0]?.since }])
    expect(rows[0]?.plans).toBeGreaterThan(0n)
    const config = compiled<object>()((build) => build.selectFrom('config').select('key'))
    await expect(
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('config').execute()
        expect((await config(trx, {})).rows).toEqual([])
        expect((await config(db, {})).rows).toHaveLength(5)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect((await config(db, {})).rows).toHaveLength(5)
  })

  test('a database that has sent compiled statements alone closes its connections', async () => {
    const database = await openDatabase({ databaseUrl: postgres.databaseUrl })
    const config = compiled<object>()((build) => build.selectFrom('config').select('key'))
    expect((await config(database.db, {})).rows).toHaveLength(5)
    await database.close()
    await expect(config(database.db, {})).rejects.toThrow(/end/)
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
        return elsewhere.send(
          contract.transfer,
          { from: 0, to: 89, amount: '60.00', confirm_duplicate: true },
          { token },
        )
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

  test('one of parallel launches over two processes opens', async () => {
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
    // Of what is done once there may be many of a kind; periodic work is due once.
    const kinds = ran.flat().filter((kind) => periodic.has(kind))
    expect(kinds.length).toBeGreaterThan(0)
    expect(new Set(kinds).size).toBe(kinds.length)
  })

  test('an abandoned round is left to the member who is just playing in its session, and settled afterwards', async () => {
    const [server, player] = [first(servers), first(players)]
    const { url } = await player.call(contract.launch, { venue_id: 91, mode: 'demo' })
    const { key } = await player.redeem(url)
    const round = randomUUID()
    await player.stake(key, round, '1.00')
    clock.advance(play.abandonedRound + 1)
    const open = () =>
      server.db
        .selectFrom('game_rounds')
        .select('session_id')
        .where('round', '=', round)
        .where('settled_at', 'is', null)
        .executeTakeFirst()
    await server.db.transaction().execute(async (trx) => {
      const { session_id: id } = (await open()) ?? {}
      await trx
        .selectFrom('game_sessions')
        .select('id')
        .where('id', '=', id ?? '')
        .forUpdate()
        .execute()
      await settleAbandonedRounds(createContext(server.deps))
      expect(await open()).toBeDefined()
    })
    await settleAbandonedRounds(createContext(server.deps))
    expect(await open()).toBeUndefined()
  })

  test('cleaning up waits for no row that a call holds, and takes it the next time', async () => {
    const [server, player] = [first(servers), first(players)]
    const { url } = await player.call(contract.launch, { venue_id: 91, mode: 'demo' })
    await player.redeem(url)
    await player.call(contract.launch, { venue_id: 91, mode: 'demo' })
    clock.advance(play.demoIdle + retention.demoGames)
    const ctx = createContext(server.deps)
    const left = async () => {
      const { games, tickets, guards } = await server.db
        .selectFrom('game_sessions')
        .select((eb) => [
          eb.fn.countAll<bigint>().filterWhere('closed_at', 'is', null).as('games'),
          eb.fn.count<bigint>('ticket_hash').as('tickets'),
          eb.selectFrom('rate_limits').select(eb.fn.countAll<bigint>().as('rows')).as('guards'),
        ])
        .where('mode', '=', 'demo')
        .executeTakeFirstOrThrow()
      return { games, tickets, guards }
    }
    const cleanUp = async () => {
      await forgetTickets(ctx)
      await closeStaleGames(ctx)
      await forgetGuards(ctx)
    }
    await server.db.transaction().execute(async (trx) => {
      await sql`select from game_sessions for update`.execute(trx)
      await sql`select from rate_limits for update`.execute(trx)
      const before = await left()
      for (const rows of Object.values(before)) expect(rows).toBeGreaterThan(0n)
      await cleanUp()
      expect(await left()).toEqual(before)
    })
    await cleanUp()
    expect(await left()).toEqual({ games: 0n, tickets: 0n, guards: 0n })
  })

  test('the seed of a draw is revealed after the stakes that are being placed on it, and none is taken afterwards', async () => {
    const [one, other] = [first(servers), servers.at(-1) ?? first(servers)]
    const ctx = createContext(one.deps)
    const keyring = await ctx.keyring()
    const title = { gameId: 'g5017', seconds: 60 }
    clock.set(Math.ceil(clock.now() / 60_000) * 60_000)
    const drawsAt = new Date(clock.now() + 60_000)
    const hold = () => one.db.transaction().execute((trx) => holdOpenDraw(trx, { ctx, keyring, title }))
    const revealedUntil = async () =>
      (
        await one.db
          .selectFrom('games')
          .select('drawn_until')
          .where('id', '=', title.gameId)
          .executeTakeFirstOrThrow()
      ).drawn_until
    const revealed = await one.db.transaction().execute(async (trx) => {
      await holdOpenDraw(trx, { ctx, keyring, title })
      // A process whose clock runs ahead draws already.
      const reveal = { done: revealDraws(other.db, title.gameId, drawsAt) }
      expect(await revealedUntil()).not.toEqual(drawsAt)
      return reveal
    })
    await revealed.done
    expect(await revealedUntil()).toEqual(drawsAt)
    await expect(hold()).rejects.toMatchObject({ code: 'draw-closed' })
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
