import { contract } from '@koi/contract'
import { type FairRound, verifyRound } from '@koi/contract/engines'
import { drawReply, settleReply } from '@koi/contract/sandbox'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runJobs.ts'
import { createContext } from '../context.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { revealDraws } from '../round/draw.ts'
import { settleDraw } from './settleDraw.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T04:00:00Z')
const clock = createManualClock(start)
const server = await createTestServer({ clock })
let player: TestPlayer
let opens = start

beforeEach(async () => {
  // Each test begins with a draw of its own that has just opened.
  opens += 60 * minute
  clock.set(opens)
  player = createTestPlayer(server.fetch)
  await registerMember(server, player)
})
afterAll(() => server.close())

/** 晴川分分彩, drawn every minute. */
const title = { venue_id: 111, game_id: 'g5017', close_other: true } as const

async function open(mode: 'real' | 'demo' = 'real', who = player) {
  const { url, sessionId } = await who.call(contract.launch, { ...title, mode })
  return { sessionId, ...(await who.redeem(url)) }
}

const bet = (key: string, more: object = {}, who = player) =>
  who.play(
    '/sandbox/stake',
    { round: randomUUID(), amount: '1.00', bets: [{ selection: 'big', amount: '1.00' }], ...more },
    key,
  )

const read = async (key: string, who = player) =>
  v.parse(drawReply, (await who.play('/sandbox/draw', {}, key)).data)

const totals = async (who = player) => who.call(contract.balance, {})

function published(reply: v.InferOutput<typeof settleReply> | undefined): FairRound {
  if (!reply?.play) throw new Error('a settled bet on a draw is published')
  return reply.play
}

describe('a bet on a draw', () => {
  test('takes several bets, holds them until the draw, and pays each once, by one draw for all players', async () => {
    const other = createTestPlayer(server.fetch)
    await registerMember(server, other)
    const [mine, theirs] = [await open(), await open('real', other)]
    const { draw } = await read(mine.key)
    expect(draw.issue).toMatch(/^\d{8}-\d{4}$/)
    for (const selection of ['big', 'small', 'd07']) {
      const reply = await bet(mine.key, { issue: draw.issue, bets: [{ selection, amount: '1.00' }] })
      expect(reply.status, reply.code).toBe(true)
    }
    await bet(theirs.key, { issue: draw.issue }, other)
    expect(await totals()).toMatchObject({ held: '3.00', total: '1000.00' })
    expect((await read(mine.key)).placed).toHaveLength(3)

    clock.set(opens + minute)
    const after = await read(mine.key)
    expect(after.placed).toEqual([])
    expect(after.settled).toHaveLength(3)
    expect(after.past[0]).toMatchObject({ issue: draw.issue, serverHash: draw.commitment.hash })
    expect(after.draw.issue).not.toBe(draw.issue)
    const rounds = [...after.settled, ...(await read(theirs.key, other)).settled].map(published)
    for (const round of rounds) {
      expect(verifyRound(round)).toEqual([])
      expect(round).toMatchObject({
        issue: draw.issue,
        serverHash: draw.commitment.hash,
        nonce: draw.commitment.nonce,
        clientSeed: draw.clientSeed,
        outcome: after.past[0]?.outcome,
      })
    }
    const paid = after.settled.reduce((sum, { payout }) => sum + payout, 0n)
    expect(after.balance).toBe(99_700n + paid)
    await runDueJobs(server.deps)
    expect((await read(mine.key)).balance).toBe(after.balance)
    expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
  })

  test('keeps its seed until the draw: no call tells it, and no call settles before', async () => {
    const { key } = await open()
    const round = randomUUID()
    const staked = await bet(key, { round })
    expect((await player.play('/sandbox/settle', { round }, key)).code).toBe('draw-pending')
    expect((await player.send(contract.settleOpenRound, { round })).code).toBe('unknown-round')
    const told = [staked.data, (await player.play('/sandbox/draw', {}, key)).data]
    const record = await player.call(contract.betRecord, {})
    expect(record.items).toMatchObject([{ state: 'open', published: null }])
    clock.set(opens + minute)
    const { play } = v.parse(settleReply, (await player.play('/sandbox/settle', { round }, key)).data)
    expect(play?.serverSeed).toMatch(/^[\w-]{40,}$/)
    expect(JSON.stringify([...told, record])).not.toContain(play?.serverSeed)
    expect((await player.call(contract.betRecord, {})).items).toMatchObject([{ issue: play?.issue }])
  })

  test('a repeated stake is one bet, also after the draw, and one on a draw that is over is refused', async () => {
    const { key } = await open('demo')
    const { draw } = await read(key)
    const round = randomUUID()
    const first = await bet(key, { round, issue: draw.issue })
    clock.set(opens + minute)
    expect((await bet(key, { round, issue: draw.issue })).data).toEqual(first.data)
    expect((await bet(key, { issue: draw.issue })).code).toBe('draw-closed')
    const after = await read(key)
    expect(after.settled.map((one) => one.round)).toEqual([round])
  })

  test('bets on one draw are together within the limits of a selection and of the game', async () => {
    const { key, stake } = await open()
    expect(stake.max).toBe('200.00')
    const on = (selection: string, amount: string) => bet(key, { amount, bets: [{ selection, amount }] })
    expect((await on('big', '150.00')).status).toBe(true)
    expect((await on('small', '51.00')).code).toBe('amount-out-of-range')
    expect((await on('d07', '42.00')).status).toBe(true)
    expect((await on('d07', '1.00')).code).toBe('amount-out-of-range')
    for (let count = 0; count < 8; count += 1) expect((await on('small', '1.00')).status).toBe(true)
    expect((await on('small', '1.00')).code).toBe('amount-out-of-range')
    expect(await totals()).toMatchObject({ held: '200.00', total: '1000.00' })
  })
})

describe('the end of betting', () => {
  test('a bet at the closing edge is taken or refused, never both, and what is taken is in that draw', async () => {
    const { key } = await open('demo')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 4 }),
        async (edges) => {
          opens += minute
          clock.set(opens)
          const { draw, balance } = await read(key)
          let taken = 0n
          for (const edge of edges.toSorted((one, other) => one - other)) {
            clock.set(Date.parse(draw.closesAt) + edge)
            const reply = await bet(key, { issue: draw.issue })
            expect(reply.code).toBe(edge < 0 ? undefined : 'draw-closed')
            if (reply.status) taken += 100n
          }
          const closed = await read(key)
          expect(closed.balance).toBe(balance - taken)
          expect(closed.placed.every(({ issue }) => issue === draw.issue)).toBe(true)
          opens += minute
          clock.set(opens)
          const after = await read(key)
          const settled = after.settled.filter(({ play }) => play?.issue === draw.issue)
          expect(settled.reduce((sum, { stake }) => sum + stake, 0n)).toBe(taken)
          expect(after.balance).toBe(closed.balance + settled.reduce((sum, { payout }) => sum + payout, 0n))
        },
      ),
      { numRuns: 12 },
    )
  })

  test('a clock that is set back opens no draw again whose seed is out', async () => {
    const { key } = await open()
    const { draw } = await read(key)
    clock.set(opens + minute)
    expect((await read(key)).past[0]?.issue).toBe(draw.issue)
    clock.set(opens + 1_000)
    expect((await bet(key, { issue: draw.issue })).code).toBe('draw-closed')
    expect((await read(key)).draw).toMatchObject({ issue: draw.issue, closesAt: draw.opensAt })
    expect((await totals()).held).toBe('0.00')
  })
})

describe('a player who has left', () => {
  test('a bet that was left is settled by the job and stands in the record, and nothing is asked about it', async () => {
    const { key, sessionId } = await open()
    await bet(key)
    const left = await player.call(contract.leave, { session_id: sessionId })
    expect(left.held).toBe('1.00')
    expect(await player.call(contract.openRounds, {})).toEqual({ rounds: [] })
    await runDueJobs(server.deps)
    expect((await totals()).held).toBe('1.00')
    clock.set(opens + minute)
    expect(await runDueJobs(server.deps)).toContain('draw.settle')
    expect((await totals()).held).toBe('0.00')
    const { items } = await player.call(contract.betRecord, {})
    expect(items).toMatchObject([{ state: 'settled', stake: '1.00' }])
    expect((await open()).openRound).toBeNull()
  })

  test('a game that is opened again tells the rounds of the last draws', async () => {
    const first = await open()
    const round = randomUUID()
    await bet(first.key, { round })
    const again = await open()
    expect((await read(again.key)).placed.map((one) => one.round)).toEqual([round])
    clock.set(opens + minute)
    const after = await read(again.key)
    expect(after.settled.map((one) => one.round)).toEqual([round])
    clock.set(opens + 60 * minute)
    expect((await read(again.key)).settled).toEqual([])
  })
})

test('a draw that a killed process began to settle is settled by the next one, each bet once', async () => {
  const { key } = await open()
  for (let count = 0; count < 3; count += 1) await bet(key)
  clock.set(opens + minute)
  const ctx = createContext(server.deps)
  const drawsAt = new Date(clock.now())
  // What a process leaves that dies after the first of three bets.
  await revealDraws(server.db, title.game_id, drawsAt)
  const [one] = (await player.call(contract.betRecord, {})).items
  await player.play('/sandbox/settle', { round: one?.round }, key)
  const input = { gameId: title.game_id, drawsAt: drawsAt.toISOString() }
  await Promise.all([settleDraw({ ctx, input }), settleDraw({ ctx, input }), read(key)])
  await settleDraw({ ctx, input })
  const { settled, balance } = await read(key)
  expect(settled).toHaveLength(3)
  expect(balance).toBe(99_700n + settled.reduce((sum, { payout }) => sum + payout, 0n))
  await expect(
    settleDraw({ ctx, input: { ...input, drawsAt: new Date(clock.now() + minute).toISOString() } }),
  ).rejects.toThrow('still to come')
})
