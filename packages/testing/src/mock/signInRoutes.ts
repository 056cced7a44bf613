import { zonedDate } from '@koi/api-core/dates'
import { rewardRules } from '@koi/contract/reward'
import { makeUpSignIn, signIn, signInInfo } from '@koi/contract/signIn'
import { MockRefusal } from './mockRefusal.ts'
import { mockRoute, type MockRoute } from './mockRoute.ts'
import type { MockState } from './mockState.ts'
import type { RewardAccount } from './rewardAccount.ts'

const timeZone = 'Asia/Shanghai'
const ladder = [18n, 28n, 38n, 58n, 68n, 88n, 888n].map((reward, index) => ({
  reward,
  points: index === 6 ? 50 : 10,
}))
const [makeUpCost, makeUpReach, makeUpsPerMonth] = [30, 7, 3]

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Sign-in days: yesterday and the two days before the day before it are signed at first. */
export function signInRoutes(state: MockState, { points, add, pay }: RewardAccount): readonly MockRoute[] {
  const now = () => zonedDate(state.now(), { timeZone })
  const signed = new Map([-4, -3, -1].map((days) => [addDays(now(), days), { madeUp: false }]))
  const streakAt = (day: string) => {
    let length = 0
    while (signed.has(addDays(day, -length))) length += 1
    return length
  }
  const rewardOf = (streak: number) => ladder[(streak - 1) % ladder.length] ?? { reward: 0n, points: 0 }
  /** What signing a day brings: its own, and what the signed days after it bring more. */
  const bringsOn = (day: string) => {
    const streak = streakAt(addDays(day, -1)) + 1
    let { reward, points: more } = rewardOf(streak)
    for (let after = 1; signed.has(addDays(day, after)); after += 1) {
      const [higher, before] = [rewardOf(streak + after), rewardOf(after)]
      reward += higher.reward - before.reward
      more += higher.points - before.points
    }
    return { reward, points: more }
  }
  const left = () => makeUpsPerMonth - [...signed.values()].filter(({ madeUp }) => madeUp).length
  const sign = (day: string, madeUp: boolean) => {
    const brings = bringsOn(day)
    signed.set(day, { madeUp })
    const streak = streakAt(day)
    pay(brings.reward)
    return { day, streak, ...brings, pointsLeft: add(brings.points) }
  }
  const makeUpOf = (day: string) => {
    if (day < addDays(now(), -makeUpReach)) return 'reach' as const
    return left() > 0 ? ('open' as const) : ('limit' as const)
  }
  return [
    mockRoute(rewardRules, () => ({ ladder, commissionPercent: 10n })),
    mockRoute(signInInfo, () => {
      const today = now()
      const first = [`${today.slice(0, 8)}01`, addDays(today, -makeUpReach)].toSorted()[0] ?? today
      const count = (Date.parse(today) - Date.parse(first)) / 86_400_000 + 1
      return {
        today,
        timeZone,
        eligible: true,
        signedToday: signed.has(today),
        streak: streakAt(signed.has(today) ? today : addDays(today, -1)),
        points: points(),
        makeUpsLeft: left(),
        makeUpCost,
        makeUpReach,
        ladder,
        days: Array.from({ length: count }, (_, index) => {
          const day = addDays(first, index)
          const done = signed.get(day)
          return {
            day,
            signed: done !== undefined,
            madeUp: done?.madeUp ?? false,
            makeUp: done || day === today ? null : makeUpOf(day),
            ...(done ? rewardOf(streakAt(day)) : bringsOn(day)),
          }
        }),
      }
    }),
    mockRoute(signIn, () => {
      if (signed.has(now())) throw new MockRefusal('sign-in-done')
      return sign(now(), false)
    }),
    mockRoute(makeUpSignIn, ({ day }) => {
      if (day >= now() || signed.has(day) || makeUpOf(day) !== 'open')
        throw new MockRefusal('make-up-refused')
      if (points() < makeUpCost)
        throw new MockRefusal('points-insufficient', { needed: makeUpCost, available: points() })
      add(-makeUpCost)
      return sign(day, true)
    }),
  ]
}
