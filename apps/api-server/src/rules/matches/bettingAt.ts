import type { bettingStates } from '@koi/contract/match'
import type { MatchMoment } from './matchAt.ts'
import type { PlayedMatch } from './playMatch.ts'

const minute = 60_000

/** So close to the end nothing can be laid any more. */
const closesBefore = 5 * minute
/** After a goal the odds are made anew, and nobody is to have seen it before the others. */
const suspendedAfterGoal = 20_000
/** So long before its start a match can be bet on: every one that the schedule shows, which goes to the end of the third day. */
const opensBefore = 4 * 24 * 60 * minute

/** Whether bets on a match are taken so long after its start. */
export function bettingAt(
  { goals }: PlayedMatch,
  { left, played }: Pick<MatchMoment, 'left' | 'played'>,
  since: number,
): (typeof bettingStates)[number] {
  if (since < -opensBefore) return 'soon'
  if (left < closesBefore) return 'closed'
  const fresh = goals.some(({ at }) => at < played && at >= played - suspendedAfterGoal)
  return fresh ? 'suspended' : 'open'
}
