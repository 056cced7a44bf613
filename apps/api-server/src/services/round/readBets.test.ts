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

test('a page that begins after a round has what comes after it, also when rounds were placed meanwhile', async () => {
  const keen = createTestPlayer(server.fetch)
  await registerMember(server, keen)
  const { url } = await keen.call(contract.launch, { venue_id: 89, mode: 'real' })
  const { key } = await keen.redeem(url)
  const play = async () => {
    const round = randomUUID()
    await keen.stake(key, round, '1.00')
    await keen.settle(key, round)
  }
  // All at one moment: then their ids say which comes first.
  for (let index = 0; index < 7; index += 1) await play()
  const whole = await keen.call(contract.betRecord, {})
  const first = await keen.call(contract.betRecord, { page_size: 3 })
  clock.advance(1_000)
  await play()
  const after = first.items.at(-1)?.id
  const second = await keen.call(contract.betRecord, { page: 2, page_size: 3, after })
  expect([...first.items, ...second.items]).toEqual(whole.items.slice(0, 6))
  expect(second).toMatchObject({ page: 2, total: 8 })
})

test('a page begins after a round of the member alone', async () => {
  const [mine] = (await player.call(contract.betRecord, { page_size: 1 })).items
  const other = createTestPlayer(server.fetch)
  await registerMember(server, other)
  const refused = { code: 'invalid-input', fields: [{ path: 'after', rule: 'unknown' }] }
  for (const after of [mine?.id, 'nothing']) {
    expect((await other.send(contract.betRecord, { page: 2, after })).data).toEqual(refused)
  }
})

test('a page beyond the first thousand rounds is not looked for by its number', async () => {
  expect(await player.call(contract.betRecord, { page: 11, page_size: 100 })).toMatchObject({ items: [] })
  const reply = await player.send(contract.betRecord, { page: 12, page_size: 100 })
  expect(reply.data).toEqual({ code: 'invalid-input', fields: [{ path: 'page', rule: 'range' }] })
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

test('the record is filtered by venue and by state', async () => {
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

test('a lost spin has no odds, for none were bet on; a match keeps those it was bet at, won or lost', async () => {
  const { items: spins } = await player.call(contract.betRecord, { venue_id: 89, page_size: 100 })
  const fen = (text: string) => BigInt(text.replace('.', ''))
  for (const bet of spins.flatMap(({ bets }) => bets)) {
    const paid = (fen(bet.payout) * 100n) / fen(bet.stake)
    expect(bet.odds === null ? 0n : fen(bet.odds)).toBe(paid)
  }
  expect(spins.some(({ bets }) => bets[0]?.odds === null)).toBe(true)
  const { items: open } = await player.call(contract.betRecord, { state: 'open' })
  expect(open[0]?.bets).toMatchObject([{ odds: null }])

  const fan = createTestPlayer(server.fetch)
  await registerMember(server, fan)
  const { url } = await fan.call(contract.launch, { venue_id: 1, mode: 'real' })
  const { key } = await fan.redeem(url)
  for (let match = 0; match < 6; match += 1) {
    const round = randomUUID()
    const bets = ['home', 'over', 'homeMinusThreeQuarters'].map((selection) => ({
      selection,
      amount: '10.00',
    }))
    await fan.play('/sandbox/stake', { round, amount: '30.00', bets }, key)
    await fan.settle(key, round)
  }
  const matches = (await fan.call(contract.betRecord, {})).items.map(({ bets }) =>
    bets.map(({ odds }) => odds),
  )
  expect(matches).toHaveLength(6)
  expect(new Set(matches.map((odds) => odds.join())).size).toBe(1)
})

test('what was placed or settled since a reading is asked for alone, also where it has left the filter', async () => {
  const keen = createTestPlayer(server.fetch)
  await registerMember(server, keen)
  const { url } = await keen.call(contract.launch, { venue_id: 89, mode: 'real' })
  const { key } = await keen.redeem(url)
  const [old, late, fresh] = [randomUUID(), randomUUID(), randomUUID()]
  await keen.stake(key, old, '1.00')
  await keen.settle(key, old)
  await keen.stake(key, late, '2.00')
  clock.advance(10 * 60_000)
  const open = await keen.call(contract.betRecord, { state: 'open' })
  expect(open.items.map(({ round }) => round)).toEqual([late])
  await keen.settle(key, late)
  await keen.stake(key, fresh, '3.00')
  const changes = await keen.call(contract.betRecord, { state: 'open', changed_since: open.asOf })
  expect(changes.items.map(({ round, state }) => [round, state])).toEqual([
    [fresh, 'open'],
    [late, 'settled'],
  ])
  expect(changes).toMatchObject({ total: 1, totals: { stake: '3.00' } })
})
