import { formatAmount } from '@koi/api-core/amount'
import {
  type BetStanding,
  type Engine,
  type Goal,
  type Score,
  scoreAfter,
  selectionsOf,
} from '@koi/contract/engines'
import type { Session, SettledRound } from '../calls/gameCalls.ts'
import { html } from '../../drawing/elements.ts'
import type { OddsChoice } from '../sports/oddsChoice.ts'
import type { MatchMoment } from '../sports/runMatch.ts'
import type { SportsTexts } from '../sports/sportsTexts.ts'
import { teamNames } from '../sports/teams.ts'
import { tellBet } from '../sports/tellBet.ts'

type Played = NonNullable<SettledRound['play']>
type Settled = Played['bets'][number]

export interface WatchPanel {
  readonly element: HTMLElement
  /** A match begins, or one that is over is shown again. */
  open(play: Played): void
  readonly show: (moment: MatchMoment) => void
  /** Writes the odds in the format that is chosen now. */
  write(): void
}

/** Signs beside the words, so that no standing is told by its colour alone. */
const signs: Readonly<Record<BetStanding, string>> = {
  won: '▲',
  halfWon: '△',
  returned: '＝',
  halfLost: '▽',
  lost: '▼',
}

/** A match in words: clock and score, goals with their minutes, and how each bet stands. */
export function createWatchPanel(
  engine: Engine,
  { texts, locale, odds }: { texts: SportsTexts; locale: Session['locale']; odds: OddsChoice },
): WatchPanel {
  const selections = new Map(selectionsOf(engine).map((selection) => [selection.id, selection]))
  const clock = html('span', { class: 'watch-clock', 'data-testid': 'match-clock' })
  const score = html('strong', { class: 'watch-score', 'data-testid': 'match-score' })
  const events = html('ol', { class: 'watch-events', 'aria-live': 'polite', 'data-testid': 'match-events' })
  const bets = html('ul', { class: 'watch-bets', 'data-testid': 'match-bets' })
  let play: Played | null = null
  let last: MatchMoment | null = null

  const scoreText = ({ home, away }: Score) => `${home} : ${away}`

  function eventOf(goal: Goal, goals: readonly Goal[], names: Record<Goal['side'], string>): HTMLLIElement {
    const at = scoreText(scoreAfter(goals, goal.minute))
    return html('li', {}, texts.goal(goal.minute, names[goal.side], at))
  }

  function betItem(bet: Settled, moment: MatchMoment): HTMLLIElement {
    const selection = selections.get(bet.selection)
    const { standing, result, why } = tellBet(bet, moment, { texts, locale })
    const laid = texts.laid(
      selection?.name[locale] ?? bet.selection,
      selection ? odds.write(selection.odds) : '',
      formatAmount(bet.amount),
    )
    return html(
      'li',
      { 'data-standing': standing, 'data-selection': bet.selection },
      html('span', {}, laid),
      html(
        'span',
        { class: 'watch-standing' },
        html('span', { 'aria-hidden': 'true' }, `${signs[standing]} `),
        moment.over ? `${result} · ${why}` : result,
      ),
    )
  }

  function show(moment: MatchMoment): void {
    if (play === null) return
    last = moment
    const names = teamNames(play.serverHash, locale)
    clock.textContent = moment.over ? texts.fullTime : texts.clock(moment.minute)
    score.textContent = texts.score(names.home, names.away, scoreText(moment.score))
    // What stands there stays: a list that is read out as it grows must not be written anew.
    const told = [
      ...moment.goals.map((goal) => () => eventOf(goal, moment.goals, names)),
      ...(moment.over ? [() => html('li', {}, texts.ended(scoreText(moment.score)))] : []),
    ]
    for (const make of told.slice(events.children.length)) events.append(make())
    bets.replaceChildren(...play.bets.map((bet) => betItem(bet, moment)))
  }

  return {
    element: html(
      'section',
      { class: 'watch', 'aria-label': texts.watch },
      html('p', { class: 'watch-head' }, clock, score),
      events,
      html('h2', {}, texts.yourBets),
      bets,
    ),
    open(next) {
      play = next
      events.replaceChildren()
    },
    show,
    write() {
      if (last !== null) show(last)
    },
  }
}
