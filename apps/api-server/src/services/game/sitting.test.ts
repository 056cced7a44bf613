import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { registerMember } from '../../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
const real = { venue_id: 89, mode: 'real' } as const
let player: TestPlayer

async function playRound(url: string): Promise<void> {
  const { key } = await player.redeem(url)
  const round = randomUUID()
  await player.stake(key, round, '10.00')
  await player.settle(key, round)
}

async function sitting() {
  const { game } = await player.call(contract.currentGame, {})
  return game
}

beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

test('loading the same game again keeps the time and the net position of the sitting', async () => {
  const first = await player.call(contract.launch, real)
  await playRound(first.url)
  const before = await sitting()
  clock.advance(60_000)
  const again = await player.call(contract.launch, { ...real, close_other: true })
  const after = await sitting()
  expect(again.sessionId).not.toBe(first.sessionId)
  expect(after).toMatchObject({ sessionId: again.sessionId, rounds: 1, staked: '10.00' })
  expect([after?.net, after?.startedAt]).toEqual([before?.net, before?.startedAt])
})

test('another game, and the same one after leaving, begin a sitting of their own', async () => {
  const first = await player.call(contract.launch, real)
  await playRound(first.url)
  await player.call(contract.launch, { ...real, venue_id: 91, close_other: true })
  expect(await sitting()).toMatchObject({ rounds: 0, net: '0.00' })
  const third = await player.call(contract.launch, { ...real, close_other: true })
  await player.call(contract.leave, { session_id: third.sessionId })
  await player.call(contract.launch, real)
  expect(await sitting()).toMatchObject({ rounds: 0, net: '0.00' })
})
