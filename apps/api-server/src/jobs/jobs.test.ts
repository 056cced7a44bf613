import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { newPhone, registerMember } from '../testing/registerMember.ts'
import { jobHandlers } from './jobHandlers.ts'
import { runDueJobs, startJobs } from './runJobs.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
afterAll(() => server.close())
const minute = 60_000
const hour = 60 * minute

test('work runs when it is due, and not before', async () => {
  const periodic = jobHandlers.filter(({ mode }) => mode === 'periodic').map(({ kind }) => kind)
  expect((await runDueJobs(server.deps)).toSorted()).toEqual(periodic.toSorted())
  expect(await runDueJobs(server.deps)).toEqual([])
  clock.advance(60_000)
  expect((await runDueJobs(server.deps)).toSorted()).toEqual(['close-stale-games', 'forget-tickets'])
})

test('a real game that nobody plays is closed as if the member had left it', async () => {
  const player = createTestPlayer(server.fetch)
  await registerMember(server, player)
  await player.call(contract.launch, { venue_id: 89, mode: 'real' })
  clock.advance(10 * minute + 1)
  await runDueJobs(server.deps)
  expect(await player.call(contract.currentGame, {})).toEqual({ game: null })
  expect(await player.call(contract.balance, {})).toMatchObject({ central: '1000.00', venues: '0.00' })
})

test('a real game goes on while heartbeats name it, and ends by itself when they fall silent or name another', async () => {
  const player = createTestPlayer(server.fetch)
  await registerMember(server, player)
  const { gameid, platform, sessionId } = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
  const beat = async (game: string) => {
    clock.advance(9 * minute)
    await player.call(contract.heartbeat, { gameid: game, platform })
    await runDueJobs(server.deps)
    return (await player.call(contract.currentGame, {})).game
  }
  expect(await beat(gameid)).toMatchObject({ sessionId })
  expect(await beat(gameid)).toMatchObject({ sessionId })
  expect(await beat('')).toMatchObject({ sessionId })
  expect(await beat('g2001')).toBeNull()
})

test('codes and their messages are forgotten a day after they expired, tickets at once', async () => {
  const player = createTestPlayer(server.fetch)
  await player.call(contract.sendSms, { area: '86', phone: newPhone(), purpose: 'login' })
  await player.call(contract.launch, { venue_id: 89, mode: 'demo' })
  clock.advance(61_000)
  await runDueJobs(server.deps)
  const tickets = await server.db
    .selectFrom('game_sessions')
    .select('id')
    .where('ticket_hash', 'is not', null)
    .execute()
  expect(tickets).toEqual([])
  clock.advance(25 * hour)
  await runDueJobs(server.deps)
  expect(await server.db.selectFrom('sms_codes').select('id').execute()).toEqual([])
  expect(await server.db.selectFrom('sms_outbox').select('id').execute()).toEqual([])
})

test('counters of calls are forgotten once their minute is over', async () => {
  const counted = () => server.db.selectFrom('rate_limits').select('key').execute()
  await createTestPlayer(server.fetch).call(contract.launch, { venue_id: 89, mode: 'demo' })
  expect(await counted()).toHaveLength(2)
  clock.advance(hour)
  await runDueJobs(server.deps)
  expect(await counted()).toEqual([])
})

test('counters that were written while the clock ran a year ahead hold nobody back', async () => {
  const counted = () => server.db.selectFrom('rate_limits').select('key').execute()
  const now = clock.now()
  clock.advance(365 * 24 * hour)
  await createTestPlayer(server.fetch).call(contract.launch, { venue_id: 89, mode: 'demo' })
  clock.set(now)
  expect(await counted()).toHaveLength(2)
  await runDueJobs(server.deps)
  clock.advance(300_000)
  await runDueJobs(server.deps)
  expect(await counted()).toEqual([])
})

test('work that fails is noted, keeps the rest going, and comes back', async () => {
  const logged: unknown[] = []
  const deps = { ...server.deps, logger: { error: (...line: unknown[]) => void logged.push(line) } }
  const player = createTestPlayer(server.fetch)
  await registerMember(server, player)
  const { url } = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
  const { key } = await player.redeem(url)
  const round = '7b0e1e3a-6f0c-4d68-9a44-0c2f5c6f1a01'
  await player.stake(key, round, '1.00')
  const lay = (bets: string) =>
    server.db.updateTable('game_rounds').set({ bets }).where('round', '=', round).execute()
  await lay('{}')
  clock.advance(25 * hour)
  expect(await runDueJobs(deps)).not.toContain('settle-abandoned-rounds')
  const failed = { kind: 'settle-abandoned-rounds', failure: 'ValiError', attempt: 1 }
  expect(logged).toEqual([['a job failed', failed]])
  await lay('[{"selection":"spin","amount":"100"}]')
  clock.advance(hour)
  expect(await runDueJobs(server.deps)).toContain('settle-abandoned-rounds')
})

test('started work stops when it is told to, with nothing left in hand', async () => {
  clock.advance(hour)
  const jobs = startJobs(server.deps)
  await jobs.stop()
  const rows = await server.deps.queue.boss.findJobs('periodic')
  expect(rows.filter(({ state }) => state === 'active')).toEqual([])
})
