import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { registerMember } from '../../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
const move = { from: 0, to: 89, amount: '100.00' } as const
let player: TestPlayer

beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

const central = async () => (await player.call(contract.balance, {})).central

test('a call that took effect is done, with the answer that it gave', async () => {
  const key = randomUUID()
  const answer = await player.call(contract.transfer, move, { key })
  const asked = await player.call(contract.moneyOutcome, { key: key.toUpperCase() })
  expect(asked).toEqual({ state: 'done', call: 'wallet.transfer', answer })
})

test('a call that never came is not done, and can never be done afterwards', async () => {
  const key = randomUUID()
  expect(await player.call(contract.moneyOutcome, { key })).toEqual({ state: 'not-done' })
  expect((await player.send(contract.transfer, move, { key })).code).toBe('idempotency-conflict')
  expect(await player.call(contract.moneyOutcome, { key })).toEqual({ state: 'not-done' })
  expect(await central()).toBe('1000.00')
})

test('a call that was refused is not done', async () => {
  const key = randomUUID()
  await player.send(contract.transfer, { ...move, amount: '9000.00' }, { key })
  expect(await player.call(contract.moneyOutcome, { key })).toEqual({ state: 'not-done' })
})

test('asked while the call is on its way, the two agree', async () => {
  for (let round = 0; round < 10; round += 1) {
    const key = randomUUID()
    const before = await central()
    const [sent, asked] = await Promise.all([
      player.send(contract.transfer, { ...move, amount: `${round + 1}.00` }, { key }),
      player.call(contract.moneyOutcome, { key }),
    ])
    expect(asked.state).toBe(sent.status ? 'done' : 'not-done')
    expect((await central()) === before).toBe(!sent.status)
  }
})

test('the key of one member means nothing to another', async () => {
  const key = randomUUID()
  await player.call(contract.transfer, move, { key })
  const other = createTestPlayer(server.fetch)
  await registerMember(server, other)
  expect(await other.call(contract.moneyOutcome, { key })).toEqual({ state: 'not-done' })
})

test('the same transfer under another key is suspected for a minute, unless it is meant', async () => {
  await player.call(contract.transfer, move)
  const repeat = await player.send(contract.transfer, move)
  expect(repeat.data).toEqual({ code: 'duplicate-suspected', at: new Date(clock.now()).toISOString() })
  expect(await central()).toBe('900.00')
  await player.call(contract.transfer, { ...move, confirm_duplicate: true })
  await player.call(contract.transfer, { ...move, amount: '100.01' })
  clock.advance(60_000)
  await player.call(contract.transfer, move)
  expect(await central()).toBe('599.99')
})
