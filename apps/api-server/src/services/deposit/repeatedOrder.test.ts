import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { deposit as rules } from '../../rules/deposit.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { registerMember } from '../../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer

beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

describe('a deposit', () => {
  test('asked for again under its key is the same order, and under another key is suspected', async () => {
    const key = randomUUID()
    const input = { channel: 'bank', amount: '321.00' } as const
    const first = await player.call(contract.createDeposit, input, { key })
    expect(await player.call(contract.createDeposit, input, { key })).toEqual(first)
    const repeat = await player.send(contract.createDeposit, input)
    expect(repeat.data).toEqual({ code: 'repeat-suspected', at: first.createdAt })
    const meant = await player.call(contract.createDeposit, { ...input, again: true })
    expect(meant.id).not.toBe(first.id)
    clock.advance(rules.repeatWithin)
    expect((await player.send(contract.createDeposit, input)).code).toBe('repeat-suspected')
    for (const { id } of [first, meant]) await player.call(contract.cancelDeposit, { id })
    expect(await player.send(contract.createDeposit, input)).toMatchObject({ status: true })
  })

  test('that has expired is no first one, even before that is noted', async () => {
    const input = { channel: 'bank', amount: '322.00' } as const
    await player.call(contract.createDeposit, input)
    clock.advance(rules.awaited)
    expect(await player.send(contract.createDeposit, input)).toMatchObject({ status: true })
  })

  test('asked for many times at once under many keys is one order', async () => {
    const input = { channel: 'alipay', amount: '321.00' } as const
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => player.send(contract.createDeposit, input)),
    )
    expect(replies.filter(({ status }) => status)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'repeat-suspected')).toHaveLength(7)
  })
})
