/** What a day of a streak brings: cash in fen, and points. */
interface DayReward {
  readonly reward: bigint
  readonly points: number
}

/** The rules of signing in. Days are those of the business time zone. */
export const signInRules = {
  /** By the day of a streak; it begins anew after the last. */
  ladder: [
    { reward: 18n, points: 10 },
    { reward: 28n, points: 10 },
    { reward: 38n, points: 10 },
    { reward: 58n, points: 10 },
    { reward: 68n, points: 10 },
    { reward: 88n, points: 10 },
    { reward: 888n, points: 50 },
  ] satisfies readonly DayReward[],
  makeUp: {
    /** So many days back, over the end of a month as well. */
    reach: 7,
    /** In a calendar month. */
    perMonth: 3,
    /** In points. */
    cost: 30,
  },
} as const

/** What the day brings with which a streak is so many days long. */
export function rewardOfDay(streak: number): DayReward {
  const { ladder } = signInRules
  return ladder[(streak - 1) % ladder.length] ?? { reward: 0n, points: 0 }
}
