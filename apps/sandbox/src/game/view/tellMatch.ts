import { formatAmount } from '@koi/api-core/amount'
import { type Engine, scoreOf, selectionsOf } from '@koi/contract/engines'
import type { Session } from '../calls/gameCalls.ts'
import type { RoundWords } from './roundHistory.ts'
import type { OddsChoice } from '../sports/oddsChoice.ts'
import { sportsTexts } from '../sports/sportsTexts.ts'
import { namesOf, teamsOfPlay } from '../sports/teams.ts'
import { tellBet } from '../sports/tellBet.ts'

/** A match in the history: who met and how it ended, and of each bet its odds, what became of it, and why. */
export function tellMatch(engine: Engine, locale: Session['locale'], odds: OddsChoice): RoundWords {
  const texts = sportsTexts[locale]
  const selections = new Map(selectionsOf(engine).map((selection) => [selection.id, selection]))
  return {
    why(play) {
      const { home, away } = namesOf(teamsOfPlay(play), locale)
      const score = scoreOf(play.outcome)
      return texts.score(home, away, `${score.home} : ${score.away}`)
    },
    bet(bet, { outcome }) {
      const selection = selections.get(bet.selection)
      const { result, why } = tellBet(bet, { score: scoreOf(outcome), over: true }, { texts, locale })
      const name = selection?.name[locale] ?? bet.selection
      const quote = bet.quote ?? selection?.odds
      const laid = texts.laid(name, quote === undefined ? '' : odds.write(quote), formatAmount(bet.amount))
      return texts.because(laid, result, why)
    },
  }
}
