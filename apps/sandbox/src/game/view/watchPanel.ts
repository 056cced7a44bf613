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
import { namesOf, type Teams, teamsOfPlay } from '../sports/teams.ts'
import { tellBet } from '../sports/tellBet.ts'

type Played = NonNullable<SettledRound['play']>

/** A bet that is watched: what it paid is zero until it is settled. */
export type WatchedBet = Pick<Played['bets'][number], 'selection' | 'amount' | 'quote' | 'payout'>

export interface WatchPanel {
  readonly element: HTMLElement
  /** A match begins, or one that is over is shown again. */
  open(play: Played): void
  /** Follows a match of the schedule, with what the player has on it; null before it has begun. */
  follow(teams: Teams, bets: readonly WatchedBet[], moment: WatchedMoment | null): void
  readonly show: (moment: MatchMoment) => void
  /** Writes the odds in the format that is chosen now. */
  write(): void
}

/** A match of the schedule as it stands, with its clock in words. */
export interface WatchedMoment extends MatchMoment {
  readonly clock: string
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
  let teams: Teams | null = null
  let laid: readonly WatchedBet[] = []
  let last: { readonly moment: MatchMoment; readonly clockText: string } | null = null

  const scoreText = ({ home, away }: Score) => `${home} : ${away}`

  function eventOf(goal: Goal, goals: readonly Goal[], names: Record<Goal['side'], string>): HTMLLIElement {
    const at = scoreText(scoreAfter(goals, goal.minute))
    return html('li', {}, texts.goal(goal.minute, names[goal.side], at))
  }

  function betItem(bet: WatchedBet, moment: MatchMoment | null): HTMLLIElement {
    const selection = selections.get(bet.selection)
    const { standing, result, why } = tellBet(bet, moment, { texts, locale })
    const quote = bet.quote ?? selection?.odds
    const text = texts.laid(
      selection?.name[locale] ?? bet.selection,
      quote === undefined ? '' : odds.write(quote),
      formatAmount(bet.amount),
    )
    return html(
      'li',
      { 'data-standing': standing ?? 'waiting', 'data-selection': bet.selection },
      html('span', {}, text),
      html(
        'span',
        { class: 'watch-standing' },
        ...(standing ? [html('span', { 'aria-hidden': 'true' }, `${signs[standing]} `)] : []),
        moment?.over ? `${result} · ${why}` : result,
      ),
    )
  }

  function listBets(moment: MatchMoment | null): void {
    const none = laid.length === 0 ? [html('li', {}, texts.noBets)] : []
    bets.replaceChildren(...laid.map((bet) => betItem(bet, moment)), ...none)
  }

  function tell(moment: MatchMoment, clockText: string): void {
    if (teams === null) return
    last = { moment, clockText }
    const names = namesOf(teams, locale)
    clock.textContent = clockText
    score.textContent = texts.score(names.home, names.away, scoreText(moment.score))
    // What stands there stays: a list that is read out as it grows must not be written anew.
    const told = [
      ...moment.goals.map((goal) => () => eventOf(goal, moment.goals, names)),
      ...(moment.over ? [() => html('li', {}, texts.ended(scoreText(moment.score)))] : []),
    ]
    for (const make of told.slice(events.children.length)) events.append(make())
    listBets(moment)
  }

  const show = (moment: MatchMoment) =>
    tell(moment, moment.over ? texts.fullTime : texts.clock(moment.minute))

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
      teams = teamsOfPlay(next)
      laid = next.bets
      events.replaceChildren()
    },
    follow(next, wagers, moment) {
      teams = next
      laid = wagers
      if (moment !== null) {
        tell(moment, moment.clock)
        return
      }
      const names = namesOf(next, locale)
      clock.textContent = ''
      score.textContent = texts.score(names.home, names.away, '– : –')
      listBets(null)
    },
    show,
    write() {
      if (last !== null) tell(last.moment, last.clockText)
      else listBets(null)
    },
  }
}
