import { contract } from '@koi/contract'
import { betAt, goalsOf, scoreAfter, scoreOf, verifyRound } from '@koi/contract/engines'
import { settleReply } from '@koi/contract/sandbox'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../testing/createTestPlayer.ts'
import { createTestServer } from '../testing/createTestServer.ts'
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

const coastline = { venue_id: 1, game_id: 'g1001', close_other: true } as const

async function open(mode: 'real' | 'demo' = 'real') {
  const { url } = await player.call(contract.launch, { ...coastline, mode })
  return player.redeem(url)
}

async function stakeOn(key: string, laid: Readonly<Record<string, number>>) {
  const round = randomUUID()
  const bets = Object.entries(laid).map(([selection, yuan]) => ({ selection, amount: yuan.toFixed(2) }))
  const amount = Object.values(laid).reduce((sum, yuan) => sum + yuan, 0)
  const reply = await player.play('/sandbox/stake', { round, amount: amount.toFixed(2), bets }, key)
  return { round, reply }
}

const fen = (text: string) => BigInt(text.replace('.', ''))

describe('the slip of a match', () => {
  test('up to five bets of their own amounts are one round, paid to the fen as the score says', async () => {
    const { key } = await open()
    const laid = { home: 10, homeMinusThreeQuarters: 20, over: 30, overThree: 40, even: 50 }
    const { round } = await stakeOn(key, laid)
    const { play, payout, balance } = v.parse(settleReply, await player.settle(key, round))
    if (!play) throw new Error('a match publishes what it was drawn from')
    expect(verifyRound(play)).toEqual([])
    const score = scoreOf(play.outcome)
    expect(scoreAfter(goalsOf(play), 90)).toEqual(score)
    for (const { selection, amount, odds, payout: paid } of play.bets) {
      const standing = betAt(selection, score)?.standing
      expect(paid).toBe((amount * BigInt(odds)) / 100n)
      expect(paid > amount, selection).toBe(standing === 'won' || standing === 'halfWon')
      expect(paid === 0n, selection).toBe(standing === 'lost')
    }
    expect(balance).toBe(100_000n - 15_000n + payout)
    const { items } = await player.call(contract.betRecord, {})
    const recorded = items[0]?.bets.reduce((sum, bet) => sum + fen(bet.payout), 0n)
    expect(recorded).toBe(payout)
    expect(fen((await player.call(contract.balance, {})).total)).toBe(balance)
  })

  test('more than five bets are refused, and nothing is taken', async () => {
    const { key } = await open()
    const six = { home: 10, draw: 10, away: 10, over: 10, under: 10, odd: 10 }
    expect((await stakeOn(key, six)).reply.code).toBe('invalid-input')
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
  })

  test('a bet that is no longer offered is named, and nothing of the slip is taken', async () => {
    const { key } = await open()
    const { reply } = await stakeOn(key, { home: 10, homeMinusTwo: 10, over: 10 })
    expect(reply).toMatchObject({
      status: false,
      data: { code: 'invalid-input', fields: [{ path: 'bets.homeMinusTwo', rule: 'unknown' }] },
    })
    expect(await player.call(contract.balance, {})).toMatchObject({ held: '0.00', total: '1000.00' })
  })
})

describe('a game that is opened again', () => {
  test('a game that is opened again is told its last settled round, which is settled no second time', async () => {
    const first = await open()
    expect(first.lastRound).toBeNull()
    const { round } = await stakeOn(first.key, { home: 10 })
    const settled = v.parse(settleReply, await player.settle(first.key, round))
    const again = await open()
    expect(again).toMatchObject({ lastRound: round, openRound: null })
    const told = v.parse(settleReply, await player.settle(again.key, round))
    expect(told).toMatchObject({ payout: settled.payout, play: settled.play })
    expect(fen(again.balance)).toBe(settled.balance)
    expect(fen((await player.call(contract.balance, {})).total)).toBe(settled.balance)
  })

  test('a round whose stake is still held is told as the open one, and none that is long past', async () => {
    const first = await open()
    const { round } = await stakeOn(first.key, { home: 10 })
    const again = await open()
    expect(again).toMatchObject({ lastRound: null, openRound: { round } })
    await player.settle(again.key, round)
    for (let quarter = 0; quarter < 4; quarter += 1) {
      expect((await open()).lastRound).toBe(round)
      clock.advance(15 * 60_000 + 1)
    }
    expect((await open()).lastRound).toBeNull()
  })

  test('a round of another member is not told, and none in a demo', async () => {
    const first = await open()
    await player.settle(first.key, (await stakeOn(first.key, { home: 10 })).round)
    expect((await open('demo')).lastRound).toBeNull()
    player = createTestPlayer(server.fetch)
    await registerMember(server, player)
    expect((await open()).lastRound).toBeNull()
  })
})
