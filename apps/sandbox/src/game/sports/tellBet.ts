import { formatAmount } from '@koi/api-core/amount'
import { betAt, type BetStanding } from '@koi/contract/engines'
import type { Session } from '../calls/gameCalls.ts'
import type { MatchMoment } from './runMatch.ts'
import type { SportsTexts } from './sportsTexts.ts'

/** What becomes of a bet: as the match stands, or as it ended, and why; null before it has begun. */
export function tellBet(
  { selection, payout }: { readonly selection: string; readonly payout: bigint },
  moment: Pick<MatchMoment, 'score' | 'over'> | null,
  { texts, locale }: { texts: SportsTexts; locale: Session['locale'] },
): { readonly standing: BetStanding | null; readonly result: string; readonly why: string } {
  if (moment === null) return { standing: null, result: texts.waiting, why: '' }
  const { standing, why } = betAt(selection, moment.score) ?? { standing: 'lost' as const, why: null }
  const result = moment.over ? texts.settled[standing](formatAmount(payout)) : texts.now[standing]
  return { standing, result, why: why?.[locale] ?? '' }
}
