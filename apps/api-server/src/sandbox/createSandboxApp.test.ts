import { contract } from '@koi/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../jobs/runJobs.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { readLedgerState } from '../testing/readLedgerState.ts'
import { registerMember } from '../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
const game = await server.db
  .selectFrom('games')
  .selectAll()
  .where('venue_id', '=', 89)
  .orderBy('sort')
  .executeTakeFirstOrThrow()

const yuan = (text: string) => Number(text)

let player: TestPlayer

async function open(mode: 'real' | 'demo' = 'real', options: { close?: boolean } = {}) {
  const opened = await player.call(contract.launch, {
    venue_id: 89,
    game_id: game.id,
    mode,
    close_other: options.close ?? false,
  })
  return { ...opened, ...(await player.redeem(opened.url)) }
}

beforeEach(async () => {
  clock.advance(3_600_000)
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

describe('a game ticket', () => {
  test('a ticket gives the key, the game, its limits and the shell that may frame it', async () => {
    const { url } = await player.call(
      contract.launch,
      { venue_id: 89, mode: 'real' },
      { headers: { origin: 'http://127.0.0.1:4174', lang: 'en' } },
    )
    expect(await player.redeem(url)).toMatchObject({
      gameType: 'slots',
      mode: 'real',
      balance: '1000.00',
      rtp: game.rtp,
      locale: 'en',
      shellOrigin: 'http://127.0.0.1:4174',
      openRound: null,
    })
  })

  test('a ticket is redeemed once, within 60 s, and only while its session is open', async () => {
    const redeem = (url: string) =>
      player.play('/sandbox/session', { ticket: new URL(url).searchParams.get('ticket') })
    const first = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
    expect((await redeem(first.url)).status).toBe(true)
    expect((await redeem(first.url)).code).toBe('game-closed')
    const second = await player.call(contract.launch, { venue_id: 89, mode: 'real', close_other: true })
    clock.advance(60_000)
    expect((await redeem(second.url)).code).toBe('game-closed')
    const third = await player.call(contract.launch, { venue_id: 89, mode: 'real', close_other: true })
    await player.call(contract.leave, { session_id: third.sessionId })
    expect((await redeem(third.url)).code).toBe('game-closed')
  })

  test('a ticket and its key are stored only as hashes', async () => {
    const { url, sessionId } = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
    const ticket = new URL(url).searchParams.get('ticket') ?? ''
    const { key } = await player.redeem(url)
    const session = await server.db
      .selectFrom('game_sessions')
      .selectAll()
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow()
    const stored = await server.db.selectFrom('idempotency_keys').selectAll().execute()
    for (const secret of [ticket, key]) {
      expect(`${Object.values(session).join(' ')} ${JSON.stringify(stored)}`).not.toContain(secret)
    }
  })
})

describe('a round of a game', () => {
  test('a round holds the stake, pays what its bets pay, and shows in balance, session and record to the fen', async () => {
    const { key } = await open()
    const round = randomUUID()
    expect(await player.stake(key, round, '10.00')).toEqual({ round, stake: '10.00', balance: '990.00' })
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '10.00', total: '1000.00' })
    const { play, ...settled } = await player.settle(key, round)
    const { payout } = settled
    const paid = { payout, net: (yuan(payout) - 10).toFixed(2) }
    const balance = (990 + yuan(payout)).toFixed(2)
    const multiplier = (yuan(payout) / 10).toFixed(2)
    expect(settled).toMatchObject({ round, stake: '10.00', balance, multiplier })
    expect(play).toMatchObject({ engine: game.engine, bets: [{ amount: '10.00', payout }] })
    expect(await player.call(contract.currentGame, {})).toMatchObject({
      game: { rounds: 1, staked: '10.00', ...paid, held: '0.00', venueBalance: balance },
    })
    const record = await player.call(contract.betRecord, {})
    expect(record).toMatchObject({ total: 1, totals: { stake: '10.00', ...paid } })
    expect(record.items[0]).toMatchObject({ round, net: paid.net, state: 'settled', gameId: game.id })
  })

  test('a repeated round gets the same answer and moves money once, even in parallel', async () => {
    const { key } = await open()
    const round = randomUUID()
    const stakes = await Promise.all(Array.from({ length: 6 }, () => player.stake(key, round, '10.00')))
    expect(new Set(stakes.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const payouts = await Promise.all(Array.from({ length: 6 }, () => player.settle(key, round)))
    expect(new Set(payouts.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await player.stake(key, round.toUpperCase(), '10.00')).toEqual(stakes[0])
    expect(await player.settle(key, round)).toEqual(payouts[0])
    expect(await player.call(contract.betRecord, {})).toMatchObject({ total: 1 })
  })

  test('a repeated stake with another amount is refused', async () => {
    const { key } = await open()
    const round = randomUUID()
    await player.stake(key, round, '10.00')
    const other = await player.play('/sandbox/stake', { round, amount: '11.00' }, key)
    expect(other.code).toBe('idempotency-conflict')
  })

  test('a stake outside the limits of the game or beyond the wallet is refused', async () => {
    const { key, stake } = await open()
    const send = (amount: string) => player.play('/sandbox/stake', { round: randomUUID(), amount }, key)
    expect((await send('0.01')).data).toEqual({ code: 'amount-out-of-range', ...stake })
    expect((await send('999999999.00')).code).toBe('amount-out-of-range')
    await player.call(contract.transfer, { from: 89, to: 0, amount: '999.00' })
    expect((await send('1.20')).data).toEqual({ code: 'insufficient-balance', available: '1.00' })
  })

  test('a round that was never placed is not settled', async () => {
    const { key } = await open()
    expect((await player.play('/sandbox/settle', { round: randomUUID() }, key)).code).toBe('invalid-input')
  })

  test('a stake in a closed session is refused', async () => {
    const { key, sessionId } = await open()
    await player.call(contract.leave, { session_id: sessionId })
    const late = await player.play('/sandbox/stake', { round: randomUUID(), amount: '10.00' }, key)
    expect(late.code).toBe('game-closed')
  })

  test('an interrupted round keeps its stake held and has to be settled first', async () => {
    const first = await open()
    const round = randomUUID()
    await player.stake(first.key, round, '10.00')
    expect(await player.call(contract.leave, { session_id: first.sessionId })).toEqual({
      returned: '990.00',
      held: '10.00',
      open: [(await player.call(contract.betRecord, {})).items[0]?.id],
      central: '990.00',
    })
    const second = await open()
    expect(second.openRound).toEqual({ round, stake: '10.00', commitment: first.next })
    const early = await player.play('/sandbox/stake', { round: randomUUID(), amount: '10.00' }, second.key)
    expect(early.data).toEqual({ code: 'game-active', ...second.openRound })
    const { payout, balance } = await player.settle(second.key, round)
    expect(balance).toBe((990 + yuan(payout)).toFixed(2))
    expect(await player.stake(second.key, randomUUID(), '10.00')).toMatchObject({
      balance: (980 + yuan(payout)).toFixed(2),
    })
  })

  test('a background job settles a round that nobody comes back to', async () => {
    const { key } = await open()
    const round = randomUUID()
    await player.stake(key, round, '10.00')
    await player.call(contract.logout, {})
    clock.advance(24 * 3_600_000 + 1)
    expect(await runDueJobs(server.deps)).toContain('settle-abandoned-rounds')
    const stored = await server.db
      .selectFrom('game_rounds')
      .select('settled_at')
      .where('round', '=', round)
      .executeTakeFirstOrThrow()
    expect(stored.settled_at).not.toBeNull()
  })

  test('a round from before there were engines gives its stake back, in the game and by the job', async () => {
    const { key } = await open()
    const before = async () => {
      const round = randomUUID()
      await player.stake(key, round, '10.00')
      const none = {
        number: null,
        engine: null,
        bets: null,
        server_seed: null,
        client_seed: null,
        nonce: null,
      }
      await sql`update game_rounds set ${sql.join(
        Object.keys(none).map((column) => sql`${sql.ref(column)} = null`),
      )} where round = ${round}`.execute(server.db)
      return round
    }
    const resumed = await before()
    const settled = await player.settle(key, resumed)
    expect(settled).toMatchObject({ payout: '10.00', balance: '1000.00', multiplier: '1.00', play: null })
    expect(await player.settle(key, resumed)).toEqual(settled)
    const { items, totals } = await player.call(contract.betRecord, {})
    expect(totals).toEqual({ stake: '10.00', payout: '10.00', net: '0.00' })
    expect(items).toMatchObject([{ bets: [], result: null, number: null, state: 'settled' }])
    const abandoned = await before()
    clock.advance(24 * 3_600_000 + 1)
    await runDueJobs(server.deps)
    const stored = await server.db
      .selectFrom('game_rounds')
      .select(['payout', 'payout_balance'])
      .where('round', '=', abandoned)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ payout: 1_000n, payout_balance: 1_000n })
  })

  test('the key of another member does not settle a round', async () => {
    const mine = await open()
    const round = randomUUID()
    await player.stake(mine.key, round, '10.00')
    const owner = player
    player = createTestPlayer(server.fetch)
    await registerMember(server, player)
    const theirs = await open()
    expect((await player.play('/sandbox/settle', { round }, theirs.key)).code).toBe('invalid-input')
    expect(await owner.call(contract.balance, {})).toMatchObject({ held: '10.00' })
  })
})

describe('demo mode of a game', () => {
  test('demo mode needs no login and never touches the ledger or the record', async () => {
    const before = await server.db.selectFrom('ledger_postings').select('id').execute()
    player = createTestPlayer(server.fetch)
    const { key, balance, mode, moved } = await open('demo')
    expect({ balance, mode, moved }).toEqual({ balance: '2000.00', mode: 'demo', moved: '0.00' })
    const round = randomUUID()
    expect(await player.stake(key, round, '100.00')).toMatchObject({ balance: '1900.00' })
    const settled = await player.settle(key, round)
    expect(settled.balance).toBe((1_900 + yuan(settled.payout)).toFixed(2))
    expect(await player.settle(key, round)).toEqual(settled)
    expect(await server.db.selectFrom('ledger_postings').select('id').execute()).toHaveLength(before.length)
  })

  test('a demo game beside a real one leaves no trace in the record', async () => {
    await open()
    const { key } = await open('demo')
    await player.stake(key, randomUUID(), '100.00')
    expect(await player.call(contract.betRecord, {})).toMatchObject({ total: 0 })
    expect(await player.call(contract.balance, {})).toMatchObject({ total: '1000.00', held: '0.00' })
  })

  test('a demo game ends by itself when nobody plays', async () => {
    const { key } = await open('demo')
    clock.advance(2 * 3_600_000 + 1)
    await runDueJobs(server.deps)
    const late = await player.play('/sandbox/stake', { round: randomUUID(), amount: '10.00' }, key)
    expect(late.code).toBe('game-closed')
  })
})

test('the ledger sums to zero after all rounds', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
