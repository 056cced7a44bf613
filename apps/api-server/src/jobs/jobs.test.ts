import { contract } from '@koi/contract'
import { afterAll, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { newPhone } from '../testing/newPhone.ts'
import { registerMember } from '../testing/registerMember.ts'
import { runDueJobs } from './runDueJobs.ts'
import { startJobs } from './startJobs.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
afterAll(() => server.close())
const hour = 3_600_000

test('work runs when it is due, and not before', async () => {
  expect(await runDueJobs(server.deps)).toHaveLength(6)
  expect(await runDueJobs(server.deps)).toEqual([])
  clock.advance(60_000)
  expect((await runDueJobs(server.deps)).toSorted()).toEqual(['close-stale-games', 'forget-tickets'])
})

test('a real game that nobody plays is closed as if the member had left it', async () => {
  const player = createTestPlayer(server.fetch)
  await registerMember(server, player)
  await player.call(contract.launch, { venue_id: 89, mode: 'real' })
  clock.advance(12 * hour + 1)
  await runDueJobs(server.deps)
  const open = await server.db
    .selectFrom('game_sessions')
    .select('id')
    .where('closed_at', 'is', null)
    .execute()
  expect(open).toEqual([])
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

test('work that fails is noted, keeps the rest going, and comes back', async () => {
  const logged: string[] = []
  const random = {
    ...server.deps.random,
    below() {
      throw new RangeError('no luck')
    },
  }
  const deps = {
    ...server.deps,
    random,
    logger: { info() {}, error: (text: string) => void logged.push(text) },
  }
  const player = createTestPlayer(server.fetch)
  await registerMember(server, player)
  const { url } = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
  const { key } = await player.redeem(url)
  await player.stake(key, '7b0e1e3a-6f0c-4d68-9a44-0c2f5c6f1a01', '1.00')
  clock.advance(25 * hour)
  expect(await runDueJobs(deps)).not.toContain('settle-abandoned-rounds')
  expect(logged).toEqual(['a job failed'])
  const failed = await server.db.selectFrom('jobs').selectAll().where('attempts', '>', 0).execute()
  expect(failed).toMatchObject([{ kind: 'settle-abandoned-rounds', failure: 'RangeError', attempts: 1 }])
  clock.advance(hour)
  expect(await runDueJobs(server.deps)).toContain('settle-abandoned-rounds')
})

test('started work stops when it is told to, with nothing left in hand', async () => {
  clock.advance(hour)
  const jobs = startJobs(server.deps)
  await jobs.stop()
  const claimed = await server.db.selectFrom('jobs').select('id').where('claim', 'is not', null).execute()
  expect(claimed).toEqual([])
})
