import { contract } from '@koi/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { fillHistory } from '../../testing/history/fillHistory.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { coverTime } from '../coverTime.ts'
import { sumRounds } from './sumRounds.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
const { db } = server
const days = 80
const since = clock.now() - days * 86_400_000
afterAll(() => server.close())

let memberId: string
beforeAll(async () => {
  const player = createTestPlayer(server.fetch)
  memberId = (await registerMember(server, player)).id
  await fillHistory(db, { memberId, rounds: 2_000, deposits: 1, days, now: clock.now() })
  const { url } = await player.call(contract.launch, { venue_id: 91, mode: 'real' })
  const { key } = await player.redeem(url)
  await player.stake(key, crypto.randomUUID(), '3.00')
})

const anyTime = fc.integer({ min: since - 86_400_000, max: clock.now() + 86_400_000 })
const wholeHour = anyTime.map((time) => time - (time % 3_600_000))
const anyBound = fc.option(fc.oneof(anyTime, wholeHour), { nil: undefined })

describe('a time is covered by spans', () => {
  test('spans cover a time without gap or overlap, with less than an hour of single rounds at either end', () => {
    fc.assert(
      fc.property(anyTime, anyTime, (from, to) => {
        const pieces = coverTime(from, to)
        expect(pieces.at(0)?.from ?? to).toBe(from < to ? from : to)
        expect(pieces.at(-1)?.to ?? from).toBe(from < to ? to : from)
        expect(pieces.every((piece) => piece.from < piece.to)).toBe(true)
        expect(pieces.slice(1).map((piece) => piece.from)).toEqual(
          pieces.slice(0, -1).map((piece) => piece.to),
        )
        const single = pieces.filter(({ span }) => span === 'rows')
        expect(single.every((piece) => piece.to - piece.from < 2 * 3_600_000)).toBe(true)
        expect(pieces.length).toBeLessThanOrEqual(7)
      }),
    )
  })
})

test('sums are those of the rounds, for any time, venue and state', async () => {
  const rounds = await db.selectFrom('game_rounds').selectAll().where('member_id', '=', memberId).execute()
  const anyFilter = fc.record({
    from: anyBound,
    to: anyBound,
    venueId: fc.constantFrom(undefined, 89, 91),
    state: fc.constantFrom(undefined, 'open' as const, 'settled' as const),
  })
  await fc.assert(
    fc.asyncProperty(anyFilter, async ({ from, to, venueId, state }) => {
      const chosen = rounds.filter(
        (round) =>
          round.placed_at.getTime() >= (from ?? 0) &&
          round.placed_at.getTime() < (to ?? Infinity) &&
          (venueId === undefined || round.venue_id === venueId) &&
          (state === undefined || (round.settled_at === null) === (state === 'open')),
      )
      const bounds = {
        start: from === undefined ? from : new Date(from),
        end: to === undefined ? to : new Date(to),
      }
      const add = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)
      expect(await sumRounds(db, { memberId, ...bounds, venueId, state })).toEqual({
        total: chosen.length,
        stake: add(chosen.map(({ stake }) => stake)),
        payout: add(chosen.map(({ payout }) => payout ?? 0n)),
        net: add(chosen.map(({ stake, payout }) => (payout === null ? 0n : payout - stake))),
      })
    }),
    { numRuns: 60 },
  )
})
