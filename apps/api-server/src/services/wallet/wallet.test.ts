import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { registerMember } from '../../testing/registerMember.ts'

const server = await createTestServer({ clock: createManualClock() })
const closedVenue = await server.db
  .selectFrom('venues')
  .select(['id', 'maintenance_until'])
  .where('maintenance', '=', true)
  .executeTakeFirstOrThrow()
let player: TestPlayer

beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

describe('a transfer', () => {
  test('moves money in and out, and the answer, the wallets and the balance agree', async () => {
    const into = await player.call(contract.transfer, { from: 0, to: 89, amount: '100.50' })
    expect(into).toMatchObject({ from: 0, to: 89, amount: '100.50', central: '899.50', venue: '100.50' })
    const out = await player.call(contract.transfer, { from: 89, to: 0, amount: '40.00' })
    expect(out).toMatchObject({ central: '939.50', venue: '60.50' })
    expect(await player.call(contract.balance, {})).toMatchObject({
      central: '939.50',
      venues: '60.50',
      held: '0.00',
      total: '1000.00',
    })
    const { items, central } = await player.call(contract.walletList, { show: [89, 90] })
    expect(central).toBe('939.50')
    expect(items.map(({ venueId, balance }) => [venueId, balance])).toEqual([
      [89, '60.50'],
      [90, '0.00'],
    ])
  })

  test('a transfer beyond the balance is refused, and says what is there', async () => {
    const reply = await player.send(contract.transfer, { from: 0, to: 89, amount: '1000.01' })
    expect(reply.data).toEqual({ code: 'insufficient-balance', available: '1000.00' })
    const empty = await player.send(contract.transfer, { from: 91, to: 0, amount: '1.00' })
    expect(empty.data).toEqual({ code: 'insufficient-balance', available: '0.00' })
  })

  test.each(['0.01', '0.99', '0.00', '500000.01', '999999999.99'])(
    'a transfer of %s is out of range',
    async (amount) => {
      const reply = await player.send(contract.transfer, { from: 0, to: 89, amount })
      expect(reply.data).toEqual({ code: 'amount-out-of-range', min: '1.00', max: '500000.00' })
    },
  )

  test('runs between the central wallet and one venue only', async () => {
    for (const [from = 0, to = 0] of [
      [0, 0],
      [89, 90],
      [89, 89],
    ]) {
      const reply = await player.send(contract.transfer, { from, to, amount: '1.00' })
      expect(reply.code).toBe('transfer-route')
    }
    expect((await player.send(contract.transfer, { from: 0, to: 7, amount: '1.00' })).code).toBe(
      'unknown-venue',
    )
  })

  test('into a venue under maintenance is refused, and out of it too: it cannot answer', async () => {
    const venue = closedVenue.id
    await server.db.updateTable('venues').set({ maintenance: false }).where('id', '=', venue).execute()
    await player.call(contract.transfer, { from: 0, to: venue, amount: '50.00' })
    await server.db.updateTable('venues').set({ maintenance: true }).where('id', '=', venue).execute()
    const into = await player.send(contract.transfer, { from: 0, to: venue, amount: '1.00' })
    const until = closedVenue.maintenance_until?.toISOString()
    expect(into.data).toEqual({ code: 'venue-maintenance', until })
    const out = await player.send(contract.transfer, { from: venue, to: 0, amount: '50.00' })
    expect(out.data).toEqual({ code: 'venue-maintenance', until })
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '950.00', venues: '50.00' })
  })
})

describe('an idempotency key', () => {
  const move = { from: 0, to: 89, amount: '10.00' } as const

  test('replays the first answer and moves nothing', async () => {
    const key = randomUUID()
    const first = await player.call(contract.transfer, move, { key })
    await player.call(contract.transfer, { from: 0, to: 91, amount: '5.00' })
    expect(await player.call(contract.transfer, { ...move, amount: '10.00' }, { key })).toEqual(first)
    expect(await player.call(contract.transfer, move, { key: key.toUpperCase() })).toEqual(first)
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '985.00' })
  })

  test('an idempotency key is refused with another payload, and with another call', async () => {
    const key = randomUUID()
    await player.call(contract.transfer, move, { key })
    const other = await player.send(contract.transfer, { ...move, amount: '11.00' }, { key })
    expect(other.code).toBe('idempotency-conflict')
    expect((await player.send(contract.recycle, {}, { key })).code).toBe('idempotency-conflict')
  })

  test.each([null, '', 'abc', '00000000-0000-0000-0000-00000000000g'])(
    'refuses %j as an idempotency key',
    async (key) => {
      expect((await player.send(contract.transfer, move, { key })).code).toBe('idempotency-key')
      expect((await player.send(contract.recycle, {}, { key })).code).toBe('idempotency-key')
    },
  )

  test('stays free after a refusal', async () => {
    const key = randomUUID()
    expect((await player.send(contract.transfer, { ...move, amount: '0.50' }, { key })).status).toBe(false)
    expect(await player.call(contract.transfer, move, { key })).toMatchObject({ central: '990.00' })
  })

  test('sent many times at once moves money once, and all get the same answer', async () => {
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => player.call(contract.transfer, move, { key })),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await player.call(contract.balance, {})).toMatchObject({ central: '990.00' })
  })

  test('the idempotency key of one member means nothing to another', async () => {
    const key = randomUUID()
    const other = createTestPlayer(server.fetch)
    await registerMember(server, other)
    const one = await player.call(contract.transfer, move, { key })
    const two = await other.call(contract.transfer, move, { key })
    expect(two.id).not.toBe(one.id)
    expect(await other.call(contract.balance, {})).toMatchObject({ central: '990.00' })
  })
})

describe('recycling', () => {
  test('brings every venue wallet back in one transaction', async () => {
    for (const to of [1, 89, 201]) await player.call(contract.transfer, { from: 0, to, amount: '20.02' })
    const back = await player.call(contract.recycle, {})
    expect(back).toMatchObject({ total: '60.06', central: '1000.00' })
    expect(back.moved.map(({ venueId }) => venueId).toSorted((a, b) => a - b)).toEqual([1, 89, 201])
    const postings = await server.db
      .selectFrom('ledger_postings')
      .selectAll()
      .where('transaction_id', '=', back.id)
      .execute()
    expect(postings).toHaveLength(4)
  })

  test('leaves what lies in a venue under maintenance, says so, and brings it back when it is open again', async () => {
    const venue = closedVenue.id
    const set = (maintenance: boolean, until: Date | null = null) =>
      server.db
        .updateTable('venues')
        .set({ maintenance, maintenance_until: until })
        .where('id', '=', venue)
        .execute()
    await set(false)
    for (const to of [venue, 89]) await player.call(contract.transfer, { from: 0, to, amount: '20.00' })
    const until = new Date('2026-11-23T22:00:00.000Z')
    await set(true, until)
    expect(await player.call(contract.recycle, {})).toMatchObject({
      total: '20.00',
      central: '980.00',
      moved: [{ venueId: 89, amount: '20.00' }],
      left: [{ venueId: venue, amount: '20.00', until: until.toISOString() }],
    })
    await set(false)
    expect(await player.call(contract.recycle, {})).toMatchObject({ central: '1000.00', left: [] })
    await set(true)
  })

  test('recycling empty wallets answers zero and writes nothing', async () => {
    const back = await player.call(contract.recycle, {})
    expect(back).toMatchObject({ total: '0.00', central: '1000.00', moved: [] })
    const written = await server.db
      .selectFrom('ledger_transactions')
      .select('id')
      .where('id', '=', back.id)
      .execute()
    expect(written).toEqual([])
  })
})

test('the auto-transfer switch is kept', async () => {
  expect(await player.call(contract.setAutoTransfer, { enabled: false })).toEqual({ autoTransfer: false })
  expect(await player.call(contract.walletList, {})).toMatchObject({ autoTransfer: false })
  expect(await player.call(contract.token, {})).toMatchObject({ autoTransfer: false })
})

test('the ledger sums to zero after all transfers', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
