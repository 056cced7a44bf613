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
  test('the same deposit under its key is one order, and under another key a suspected duplicate', async () => {
    const key = randomUUID()
    const input = { channel: 'bank', amount: '321.00' } as const
    const first = await player.call(contract.createDeposit, input, { key })
    expect(await player.call(contract.createDeposit, input, { key })).toEqual(first)
    const duplicate = await player.send(contract.createDeposit, input)
    expect(duplicate.data).toEqual({ code: 'duplicate-suspected', at: first.createdAt })
    const confirmed = await player.call(contract.createDeposit, { ...input, confirm_duplicate: true })
    expect(confirmed.id).not.toBe(first.id)
    clock.advance(rules.duplicateWithin)
    expect((await player.send(contract.createDeposit, input)).code).toBe('duplicate-suspected')
    for (const { id } of [first, confirmed]) await player.call(contract.cancelDeposit, { id })
    expect(await player.send(contract.createDeposit, input)).toMatchObject({ status: true })
  })

  test('a deposit after an expired one is no duplicate, even before the expiry is noted', async () => {
    const input = { channel: 'bank', amount: '322.00' } as const
    await player.call(contract.createDeposit, input)
    clock.advance(rules.awaited)
    expect(await player.send(contract.createDeposit, input)).toMatchObject({ status: true })
  })

  test('the same deposit in parallel under many keys is one order', async () => {
    const input = { channel: 'alipay', amount: '321.00' } as const
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => player.send(contract.createDeposit, input)),
    )
    expect(replies.filter(({ status }) => status)).toHaveLength(1)
    expect(replies.filter(({ code }) => code === 'duplicate-suspected')).toHaveLength(7)
  })
})
