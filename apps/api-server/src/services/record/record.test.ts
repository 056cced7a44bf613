import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { registerMember } from '../../testing/registerMember.ts'

const clock = createManualClock(Date.parse('2026-11-20T15:00:00.000Z'))
const server = await createTestServer({ clock })
const player = createTestPlayer(server.fetch)
await registerMember(server, player)
const placed: string[] = []
for (const venue_id of [89, 91]) {
  const { url } = await player.call(contract.launch, { venue_id, mode: 'real', close_other: true })
  const { key } = await player.redeem(url)
  for (let index = 0; index < 12; index += 1) {
    const round = randomUUID()
    placed.push(new Date(clock.now()).toISOString())
    await player.stake(key, round, '1.00')
    if (venue_id !== 91 || index < 11) await player.settle(key, round)
    clock.advance(60_000)
  }
}
afterAll(() => server.close())

test('the newest round comes first, and pages follow each other without gap or repeat', async () => {
  const first = await player.call(contract.betRecord, { page_size: 10 })
  const second = await player.call(contract.betRecord, { page: 2, page_size: 10 })
  const third = await player.call(contract.betRecord, { page: 3, page_size: 10 })
  expect([first, second, third].map(({ items, total }) => [items.length, total])).toEqual([
    [10, 24],
    [10, 24],
    [4, 24],
  ])
  const times = [first, second, third].flatMap(({ items }) => items.map(({ placedAt }) => placedAt))
  expect(times).toEqual(placed.toReversed())
})

test('totals cover the whole filter, not the page, and agree with the rounds', async () => {
  const page = await player.call(contract.betRecord, { page_size: 1 })
  const all = await player.call(contract.betRecord, { page_size: 100 })
  expect(page.totals).toEqual(all.totals)
  const fen = (text: string) => BigInt(text.replace('.', ''))
  const sum = (field: 'stake' | 'payout' | 'net') =>
    all.items.reduce((total, bet) => total + fen(bet[field]), 0n)
  expect({ stake: fen(all.totals.stake), payout: fen(all.totals.payout), net: fen(all.totals.net) }).toEqual({
    stake: sum('stake'),
    payout: sum('payout'),
    net: sum('net'),
  })
})

test('a range takes its start and leaves its end', async () => {
  const [start = '', , end = ''] = placed
  const { items } = await player.call(contract.betRecord, { start, end })
  expect(items.map(({ placedAt }) => placedAt)).toEqual([placed[1], placed[0]])
  expect(await player.call(contract.betRecord, { start: end, end: start })).toMatchObject({ total: 0 })
  const extreme = { start: '0000-01-01T00:00:00Z', end: '9999-12-31T23:59:59Z' }
  expect(await player.call(contract.betRecord, extreme)).toMatchObject({ total: 24 })
})

test('venue and state filter', async () => {
  expect(await player.call(contract.betRecord, { venue_id: 91 })).toMatchObject({ total: 12 })
  expect(await player.call(contract.betRecord, { state: 'settled' })).toMatchObject({ total: 23 })
  expect(await player.call(contract.betRecord, { state: 'open' })).toMatchObject({
    total: 1,
    items: [{ venueId: 91, state: 'open', net: '0.00', settledAt: null }],
    totals: { stake: '1.00', payout: '0.00', net: '0.00' },
  })
})

test('nobody sees the rounds of another', async () => {
  const other = createTestPlayer(server.fetch)
  await registerMember(server, other)
  expect(await other.call(contract.betRecord, {})).toMatchObject({ total: 0, items: [] })
})
