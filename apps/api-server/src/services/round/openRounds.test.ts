import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runJobs.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { registerMember } from '../../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer

/** Opens a game and leaves a round of it unsettled. */
async function interrupt(venueId = 89) {
  const opened = await player.call(contract.launch, { venue_id: venueId, mode: 'real', close_other: true })
  const { key } = await player.redeem(opened.url)
  const round = randomUUID()
  await player.stake(key, round, '10.00')
  return { ...opened, key, round }
}

const rounds = async () => (await player.call(contract.openRounds, {})).rounds

beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

test('names each interrupted round with its game and stake, the oldest first, to its member alone', async () => {
  expect(await rounds()).toEqual([])
  const first = await interrupt()
  clock.advance(1000)
  const second = await interrupt(91)
  expect(await rounds()).toMatchObject([
    { round: first.round, venueId: 89, gameId: first.gameid, gameName: first.gameName, stake: '10.00' },
    { round: second.round, venueId: 91, gameType: 'slots' },
  ])
  const other = createTestPlayer(server.fetch)
  await registerMember(server, other)
  expect(await other.call(contract.openRounds, {})).toEqual({ rounds: [] })
  expect((await other.send(contract.settleOpenRound, { round: first.round })).code).toBe('unknown-round')
})

test('settles an interrupted round without its game, once, and the game then finds it settled', async () => {
  const { key, round, gameName } = await interrupt()
  const settled = await player.call(contract.settleOpenRound, { round })
  expect(settled).toMatchObject({ gameName, stake: '10.00' })
  expect(await rounds()).toEqual([])
  expect(await player.call(contract.settleOpenRound, { round: round.toUpperCase() })).toEqual(settled)
  const inGame = await player.settle(key, round)
  expect(inGame).toMatchObject({ payout: settled.payout, balance: settled.venueBalance })
  expect(await player.call(contract.balance, {})).toMatchObject({
    held: '0.00',
    venues: settled.venueBalance,
  })
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})

test('a round settled by its game and from outside at the same moment pays once', async () => {
  const { key, round } = await interrupt()
  const [inGame, ...outside] = await Promise.all([
    player.settle(key, round),
    ...Array.from({ length: 4 }, () => player.call(contract.settleOpenRound, { round })),
  ])
  expect(new Set(outside.map(({ payout }) => payout))).toEqual(new Set([inGame.payout]))
  const { totals } = await player.call(contract.betRecord, {})
  expect(totals).toMatchObject({ stake: '10.00', payout: inGame.payout })
})

test('a round is settled by itself a moment after its game was left, unless the player has come back to it', async () => {
  const { sessionId } = await interrupt()
  await player.call(contract.leave, { session_id: sessionId })
  await runDueJobs(server.deps)
  expect(await rounds()).toHaveLength(1)
  const again = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
  clock.advance(11_000)
  await runDueJobs(server.deps)
  expect(await rounds()).toHaveLength(1)
  await player.call(contract.leave, { session_id: again.sessionId })
  clock.advance(11_000)
  await runDueJobs(server.deps)
  expect(await rounds()).toEqual([])
})
