import type { Reply } from '@koi/contract'
import type { signInInfo } from '@koi/contract/signIn'

type Info = Reply<typeof signInInfo>

/** What a day brings: cash in fen, and points. */
export interface DayReward {
  readonly reward: bigint
  readonly points: number
}

/** A day of the round of rewards, counted from 1. */
export interface LadderStep extends DayReward {
  readonly place: number
  /** `next` is the one that is signed next, today or tomorrow. */
  readonly state: 'done' | 'next' | 'later'
}

/** Where a streak is in the round of rewards. After the last day it begins anew with the next sign-in. */
export function ladderOf({
  ladder,
  streak,
  signedToday,
}: Pick<Info, 'ladder' | 'streak' | 'signedToday'>): readonly LadderStep[] {
  const into = streak % ladder.length
  const done = signedToday && into === 0 && streak > 0 ? ladder.length : into
  return ladder.map(({ reward, points }, index) => ({
    place: index + 1,
    reward,
    points,
    state: index < done ? 'done' : index === done ? 'next' : 'later',
  }))
}

/** What the next sign-in brings: that of today, or of tomorrow once today is signed. */
export function nextReward({ ladder, streak }: Pick<Info, 'ladder' | 'streak'>): DayReward {
  return ladder[streak % ladder.length] ?? { reward: 0n, points: 0 }
}
