import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { retention } from '../rules/retention.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { registerMember } from '../testing/registerMember.ts'
import { checkLedger } from '../testing/soak/checkLedger.ts'
import { runDueJobs } from './runJobs.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
const { db } = server
afterAll(() => server.close())
const day = 24 * 3_600_000

async function kept() {
  const count = async (
    table: 'sessions' | 'logins' | 'hand_overs' | 'idempotency_keys' | 'deposit_events' | 'game_sittings',
  ) =>
    (
      await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<bigint>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows
  const modes = await db.selectFrom('game_sessions').select('mode').orderBy('mode').execute()
  const rounds = await db.selectFrom('game_rounds').select('member_id').execute()
  return {
    sessions: await count('sessions'),
    logins: await count('logins'),
    handOvers: await count('hand_overs'),
    keys: await count('idempotency_keys'),
    callbacks: await count('deposit_events'),
    sittings: await count('game_sittings'),
    games: modes.map(({ mode }) => mode),
    demoRounds: rounds.filter((round) => round.member_id === null).length,
    realRounds: rounds.filter((round) => round.member_id !== null).length,
  }
}

test('what nobody needs any more is deleted after its time, and money and its rounds never', async () => {
  const player = createTestPlayer(server.fetch)
  await registerMember(server, player)
  await player.call(contract.handOver, {})
  for (const mode of ['demo', 'real'] as const) {
    const { url } = await player.call(contract.launch, { venue_id: 89, mode })
    const { key } = await player.redeem(url)
    const round = randomUUID()
    await player.stake(key, round, '1.00')
    await player.settle(key, round)
  }
  await db
    .insertInto('deposit_events')
    .values({ id: 'e', body_hash: '', received_at: new Date(clock.now()) })
    .execute()
  const whole = {
    sessions: 1n,
    logins: 1n,
    handOvers: 1n,
    keys: 1n,
    callbacks: 1n,
    sittings: 2n,
    games: ['demo', 'real'],
    demoRounds: 1,
    realRounds: 1,
  }
  await runDueJobs(server.deps)
  expect(await kept()).toEqual(whole)

  clock.advance(day / 2)
  await runDueJobs(server.deps)
  expect(await kept()).toEqual(whole)
  clock.advance(retention.demoGames + day)
  await runDueJobs(server.deps)
  const left = { ...whole, handOvers: 0n, sittings: 1n, games: ['real'], demoRounds: 0 }
  expect(await kept()).toEqual(left)

  clock.advance(91 * day)
  await runDueJobs(server.deps)
  const later = { ...left, sessions: 0n, keys: 0n, callbacks: 0n }
  expect(await kept()).toEqual(later)

  clock.advance(90 * day)
  await runDueJobs(server.deps)
  expect(await kept()).toEqual({ ...later, logins: 0n })
  expect(await checkLedger(db)).toEqual([])
})
