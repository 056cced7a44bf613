import { contract } from '@koi/contract'
import { engines, stakeAtRisk } from '@koi/contract/engines'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { addDeposit } from '../turnover/countTurnover.ts'
import { readTurnover } from '../turnover/readTurnover.ts'

const clock = createManualClock(Date.parse('2026-11-21T04:00:00Z'))
const server = await createTestServer({ clock })
const { db } = server
let player: TestPlayer
let memberId = ''
afterAll(() => server.close())

/** A member who has more to stake than any test lays. */
beforeEach(async () => {
  player = createTestPlayer(server.fetch)
  memberId = (await registerMember(server, player)).id
  const id = randomUUID()
  const at = new Date(clock.now())
  await transact(db, async (trx) => {
    const cause = { id, kind: 'deposit', member_id: memberId, reference: id, created_at: at }
    await trx.insertInto('ledger_transactions').values(cause).execute()
    await addDeposit(trx, { id, memberId, amount: 100_000_000n, required: 100_000_000n, at })
  })
  clock.advance(1_000)
})

async function open(venue_id: number, game_id: string) {
  const { url } = await player.call(contract.launch, { venue_id, game_id, mode: 'real', close_other: true })
  return (await player.redeem(url)).key
}

const yuan = (fen: bigint) => (Number(fen) / 100).toFixed(2)

async function stakeOn(key: string, bets: readonly { selection: string; amount: bigint }[]) {
  const round = randomUUID()
  const amount = yuan(bets.reduce((sum, bet) => sum + bet.amount, 0n))
  const laid = bets.map(({ selection, amount: fen }) => ({ selection, amount: yuan(fen) }))
  const reply = await player.play('/sandbox/stake', { round, amount, bets: laid }, key)
  expect(reply.status, reply.code).toBe(true)
  return round
}

const done = async () => (await readTurnover(db, memberId)).done

test('bets on both sides of a round count by their difference, though the record shows all that was staked', async () => {
  const key = await open(86, 'g2020')
  const bets = [
    { selection: 'red', amount: 1_000n },
    { selection: 'black', amount: 700n },
    { selection: 'n7', amount: 100n },
  ]
  await player.settle(key, await stakeOn(key, bets))
  expect(await done()).toBe(400n)
  expect((await player.call(contract.betRecord, {})).totals.stake).toBe('18.00')
})

test('stakes on one draw count together, whichever is settled first', async () => {
  const anyStake = fc.record({
    selection: fc.constantFrom('big', 'small', 'odd', 'd07'),
    amount: fc.integer({ min: 1, max: 9 }).map((amount) => BigInt(amount) * 100n),
  })
  const anyStakes = fc.array(fc.record({ bet: anyStake, order: fc.nat(99) }), { minLength: 2, maxLength: 6 })
  const key = await open(111, 'g5017')
  await fc.assert(
    fc.asyncProperty(anyStakes, async (stakes) => {
      clock.set(Math.ceil(clock.now() / 60_000) * 60_000)
      const before = await done()
      const rounds: { round: string; order: number }[] = []
      for (const { bet, order } of stakes) {
        clock.advance(1_000)
        rounds.push({ round: await stakeOn(key, [bet]), order })
      }
      clock.advance(60_000)
      for (const { round } of rounds.toSorted((a, b) => a.order - b.order)) await player.settle(key, round)
      const risk = stakeAtRisk(
        engines.fiveDigits,
        stakes.map(({ bet }) => bet),
      )
      expect((await done()) - before).toBe(risk)
    }),
    { numRuns: 10 },
  )
})
