import { contract } from '@koi/contract'
import { type EngineId, engines, verifyRound } from '@koi/contract/engines'
import { settleReply } from '@koi/contract/sandbox'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../jobs/runJobs.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { firstTitle } from '../testing/firstTitle.ts'
import { readLedgerState } from '../testing/readLedgerState.ts'
import { registerMember } from '../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer

beforeEach(async () => {
  clock.advance(3_600_000)
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

async function open(engine: EngineId, mode: 'real' | 'demo' = 'real') {
  const game = await firstTitle(server, engine)
  const launched = await player.call(contract.launch, {
    venue_id: game.venue_id,
    game_id: game.id,
    mode,
    close_other: true,
  })
  return { game, ...(await player.redeem(launched.url)) }
}

type Laid = readonly { readonly selection: string; readonly amount: string }[]

const total = (bets: Laid) => bets.reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0) / 100

const stakeOn = (key: string, round: string, bets: Laid, clientSeed = 'my-seed') =>
  player.play('/sandbox/stake', { round, amount: total(bets).toFixed(2), bets, clientSeed }, key)

async function settle(key: string, round: string) {
  const { play, ...settled } = v.parse(settleReply, await player.settle(key, round))
  if (!play) throw new Error('a round of an engine publishes what it was played from')
  return { ...settled, play }
}

describe('a round of an engine', () => {
  test('debits the bets together, credits what each pays, and says so in the record to the fen', async () => {
    const { key, next, game } = await open('roulette')
    const round = randomUUID()
    const bets = [
      { selection: 'red', amount: '10.00' },
      { selection: 'black', amount: '10.00' },
      { selection: 'n0', amount: '5.00' },
    ]
    const staked = await stakeOn(key, round, bets)
    expect(staked.data).toEqual({ round, stake: '25.00', balance: '975.00' })
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '25.00', total: '1000.00' })
    const settled = await settle(key, round)
    // One of the colours pays 20.00, or zero pays 180.00.
    expect([2_000n, 18_000n]).toContain(settled.payout)
    expect(settled.balance).toBe(97_500n + settled.payout)
    expect(settled.play.serverHash).toBe(next?.hash)
    expect(settled.play.clientSeed).toBe('my-seed')
    expect(settled.play.number).toMatch(/^\d{8}-\d{6}$/)
    expect(settled.next).toMatchObject({ nonce: 2 })
    const record = await player.call(contract.betRecord, {})
    expect(record.items).toMatchObject([
      { round, gameId: game.id, stake: '25.00', number: settled.play.number, state: 'settled' },
    ])
    expect(record.items[0]?.result).toBe(engines.roulette.why(settled.play.outcome)['zh-CN'])
    expect(record.items[0]?.bets.map(({ selection, name, stake }) => [selection, name, stake])).toEqual([
      ['red', '红', '10.00'],
      ['black', '黑', '10.00'],
      ['n0', '0', '5.00'],
    ])
    const paid = record.items[0]?.bets.reduce((sum, { payout }) => sum + BigInt(payout.replace('.', '')), 0n)
    expect(paid).toBe(settled.payout)
    expect((await readLedgerState(server.db)).sum).toBe(0n)
  })

  test('a repeated stake and a repeated settlement answer the same again and move nothing', async () => {
    const { key } = await open('baccarat')
    const round = randomUUID()
    const bets = [{ selection: 'banker', amount: '20.00' }]
    const first = await stakeOn(key, round, bets)
    expect((await stakeOn(key, round, bets)).data).toEqual(first.data)
    expect((await stakeOn(key, round, [{ selection: 'player', amount: '20.00' }])).code).toBe(
      'idempotency-conflict',
    )
    expect((await player.play('/sandbox/stake', { round, amount: '20.00' }, key)).code).toBe(
      'idempotency-conflict',
    )
    expect((await stakeOn(key, round, bets, 'another-seed')).code).toBe('idempotency-conflict')
    const settled = await settle(key, round)
    expect(settled.play).toMatchObject({ clientSeed: 'my-seed', bets: [{ selection: 'banker' }] })
    expect(await settle(key, round)).toEqual(settled)
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00' })
  })

  test('keeps its seed secret until it is settled, and each round has a seed of its own', async () => {
    const { key, next } = await open('dragonTiger')
    const hashes = [next?.hash]
    for (let count = 0; count < 3; count += 1) {
      const round = randomUUID()
      const staked = await stakeOn(key, round, [{ selection: 'dragon', amount: '10.00' }])
      const { play, next: later } = await settle(key, round)
      expect(JSON.stringify(staked.data)).not.toContain(play.serverSeed)
      expect(play.serverHash).toBe(hashes.at(-1))
      hashes.push(later?.hash)
    }
    expect(new Set(hashes).size).toBe(4)
  })

  test('refuses a bet that the game does not take, sums that differ, and a bet outside the limits of its selection', async () => {
    const { key } = await open('roulette')
    const code = async (bets: Laid, amount = total(bets).toFixed(2)) =>
      (await player.play('/sandbox/stake', { round: randomUUID(), amount, bets }, key)).code
    expect(await code([{ selection: 'player', amount: '10.00' }])).toBe('invalid-input')
    expect(await code([])).toBe('invalid-input')
    expect(
      await code([
        { selection: 'red', amount: '10.00' },
        { selection: 'red', amount: '10.00' },
      ]),
    ).toBe('invalid-input')
    expect(await code([{ selection: 'red', amount: '10.00' }], '20.00')).toBe('invalid-input')
    expect(await code([{ selection: 'red', amount: '0.01' }])).toBe('amount-out-of-range')
    expect(await code([{ selection: 'n7', amount: '999999.00' }])).toBe('amount-out-of-range')
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
  })

  test('refuses bets that are more together than the largest stake of a round, or no multiple of the step', async () => {
    const { key, stake } = await open('roulette')
    const max = Number(stake.max.replace('.', '')) / 100
    const on = (amounts: readonly number[]) =>
      stakeOn(
        key,
        randomUUID(),
        ['red', 'black', 'odd'].map((selection, at) => ({
          selection,
          amount: (amounts[at] ?? 0).toFixed(2),
        })),
      )
    expect((await on([max, max, max])).code).toBe('amount-out-of-range')
    expect((await on([max - 20, 10, 20])).code).toBe('amount-out-of-range')
    expect((await on([1.01, 1, 1])).code).toBe('invalid-input')
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
    expect((await on([max - 20, 10, 10])).status).toBe(true)
  })

  test('refuses odds in a game that has its own, and an issue in one that is not drawn on a clock', async () => {
    const { key } = await open('football')
    const amount = '10.00'
    const bets = [{ selection: 'home', amount }]
    const stake = (more: object) =>
      player.play('/sandbox/stake', { round: randomUUID(), amount, bets, ...more }, key)
    const quoted = await stake({ bets: [{ selection: 'home', amount, quote: 50_000 }] })
    expect(quoted.data).toMatchObject({ code: 'invalid-input', fields: [{ path: 'bets' }] })
    expect((await stake({ issue: '20261121-0417' })).code).toBe('draw-closed')
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
    expect((await stake({})).status).toBe(true)
  })

  test('refuses a seed that is too long or of other characters, and a settlement of a round without a stake', async () => {
    const { key } = await open('dragonTiger')
    const bets = [{ selection: 'dragon', amount: '10.00' }]
    for (const seed of ['', 's'.repeat(65), 's'.repeat(1_000_000), 'a:1', 'a|b', '种子']) {
      expect((await stakeOn(key, randomUUID(), bets, seed)).status, seed.slice(0, 70)).toBe(false)
    }
    expect((await player.play('/sandbox/settle', { round: randomUUID() }, key)).code).toBe('invalid-input')
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
  })

  test('a stake that the balance does not cover uses up no commitment', async () => {
    const { key, next } = await open('baccarat', 'demo')
    await server.db
      .updateTable('game_sessions')
      .set({ demo_balance: 500n })
      .where('mode', '=', 'demo')
      .execute()
    const bet = (amount: string) => [{ selection: 'player', amount }]
    expect((await stakeOn(key, randomUUID(), bet('10.00'))).code).toBe('insufficient-balance')
    const round = randomUUID()
    await stakeOn(key, round, bet('5.00'))
    expect((await settle(key, round)).play).toMatchObject({ nonce: 1, serverHash: next?.hash })
  })

  test('a stake without bets lies on the main selection of the engine', async () => {
    const { key } = await open('sicBo')
    const round = randomUUID()
    await player.stake(key, round, '10.00')
    const { play } = await settle(key, round)
    expect(play.bets).toMatchObject([{ selection: 'big', amount: 1_000n }])
  })

  test('a round that nobody came back to is settled from the seeds it was placed with', async () => {
    const { key, next } = await open('sicBo')
    const round = randomUUID()
    await stakeOn(key, round, [{ selection: 'odd', amount: '10.00' }])
    clock.advance(25 * 3_600_000)
    await runDueJobs(server.deps)
    const row = await server.db
      .selectFrom('game_rounds')
      .selectAll()
      .where('round', '=', round)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ engine: 'sicBo', client_seed: 'my-seed', nonce: next?.nonce })
    expect(row.settled_at).not.toBeNull()
    expect(row.seal).not.toBeNull()
  })
})

describe('a round that was interrupted', () => {
  const bets = [{ selection: 'odd', amount: '10.00' }]

  test('shows the commitment from before its stake in the record and when it is resumed, and is drawn from it', async () => {
    const first = await open('sicBo')
    const round = randomUUID()
    await stakeOn(first.key, round, bets)
    const { items } = await player.call(contract.betRecord, {})
    expect(items).toMatchObject([{ state: 'open', commitment: first.next, published: null }])
    const again = await open('sicBo')
    expect(again.openRound).toEqual({ round, stake: '10.00', commitment: first.next })
    const refused = await stakeOn(again.key, randomUUID(), bets)
    expect(refused.data).toEqual({ code: 'game-active', ...again.openRound })
    const { play } = await settle(again.key, round)
    expect({ hash: play.serverHash, nonce: play.nonce }).toEqual(first.next)
  })

  test('shows its commitment in the record when the job has settled it, and verifies from there', async () => {
    const account = 'interrupted'
    player = createTestPlayer(server.fetch)
    await registerMember(server, player, { account })
    const { key, next } = await open('sicBo')
    await stakeOn(key, randomUUID(), bets)
    clock.advance(25 * 3_600_000)
    await runDueJobs(server.deps)
    await player.login(account, 'carp2026')
    const [bet] = (await player.call(contract.betRecord, {})).items
    expect(bet).toMatchObject({ state: 'settled', commitment: next })
    const play = v.parse(
      v.nonNullable(settleReply.entries.play.wrapped),
      JSON.parse(bet?.published ?? 'null'),
    )
    expect({ hash: play.serverHash, nonce: play.nonce }).toEqual(next)
    expect(verifyRound(play)).toEqual([])
  })
})
