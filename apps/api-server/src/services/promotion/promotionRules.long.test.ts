import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { bonusShare, contributionOf, unitsPerFen } from '../../rules/promotions/contribution.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { anyPromotionSteps, runPromotionScenario } from '../../testing/promotionScenario.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'

const clock = createManualClock()
const server = await createTestServer({
  clock,
  // On PostgreSQL it runs over four processes (db/promotionProcesses.test.ts).
  database: await openTestDatabase('pglite'),
  config: { memberLimits: { read: 10_000, write: 10_000, money: 10_000 } },
})
afterAll(() => server.close())

const anyFen = fc.bigInt(1n, 99_999_999_999n)

test('what stakes count for adds up exactly, however they are divided', () => {
  const rules = {
    maxBet: 10n ** 12n,
    contributions: [{ gameType: 'live' as const, percent: 1_537n }],
  }
  const units = (stake: bigint) => contributionOf(rules, { stake, gameType: 'live' })
  fc.assert(
    fc.property(anyFen, anyFen, (one, other) => {
      expect(units(one) + units(other)).toBe(units(one + other))
      expect(units(one)).toBe((one * 1_537n * unitsPerFen) / 10_000n)
    }),
  )
})

test('the cash part of a payout is never more than its part of the stake', () => {
  fc.assert(
    fc.property(anyFen, anyFen, fc.bigInt(0n, 10_000_000n), (own, bonus, payout) => {
      const share = bonusShare(payout, { bonus, stake: own + bonus })
      const cash = payout - share
      expect(cash * (own + bonus) <= payout * own).toBe(true)
      expect((cash + 1n) * (own + bonus) > payout * own).toBe(true)
    }),
  )
})

test('whatever members do with promotions, bonus money becomes cash only when it was wagered', async () => {
  await fc.assert(
    fc.asyncProperty(anyPromotionSteps(2, 24), async (steps) => {
      const players = []
      for (let index = 0; index < 2; index += 1) {
        const player = createTestPlayer(server.fetch)
        players.push({ id: (await registerMember(server, player)).id, player })
      }
      expect(await runPromotionScenario({ servers: [server], clock }, players, steps)).toEqual([])
    }),
    { numRuns: 6, endOnFailure: true },
  )
}, 60_000)

test('what counts was tried in several kinds of games, by several versions of the rules', async () => {
  const rounds = await server.db
    .selectFrom('bonus_rounds as n')
    .innerJoin('game_rounds as r', 'r.id', 'n.round_id')
    .innerJoin('venues', 'venues.id', 'r.venue_id')
    .innerJoin('bonuses as b', 'b.id', 'n.bonus_id')
    .select(['venues.game_type', 'b.version'])
    .where('n.counted', '>', 0n)
    .execute()
  expect(new Set(rounds.map(({ game_type: type }) => type)).size).toBeGreaterThan(1)
  expect(new Set(rounds.map(({ version }) => version)).size).toBeGreaterThan(1)
})
