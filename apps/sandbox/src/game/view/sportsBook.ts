import { formatAmount } from '@koi/api-core/amount'
import { type Engine, goalsOf, matchMinutes, scoreOf } from '@koi/contract/engines'
import { type OddsFormat, oddsFormats } from '@koi/contract/odds'
import type { Session, SettledRound } from '../calls/gameCalls.ts'
import { html } from '../../drawing/elements.ts'
import { canSkip, type GameState, playBlock } from '../state/gameState.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'
import type { Felt } from './felt.ts'
import { short } from './stakePanel.ts'
import { createMarketBoard } from './marketBoard.ts'
import type { OddsChoice } from '../sports/oddsChoice.ts'
import type { Watcher } from '../sports/runMatch.ts'
import { sumSlip } from '../sports/slip.ts'
import { createSlipPanel, type SlipHandlers } from './slipPanel.ts'
import { sportsTexts } from '../sports/sportsTexts.ts'
import { clockOf, momentOf } from '../sports/matchMoment.ts'
import { namesOf, teamsOf, teamsOfMatch } from '../sports/teams.ts'
import { createWatchPanel } from './watchPanel.ts'

export interface SportsBook extends Felt {
  /** Beside the button that plays: what the slip comes to, and the way back from its review. */
  readonly dock: HTMLElement
  /** The match that is bet on now. */
  announce(next: Session['next']): void
  /** Watches the match of a settled round. */
  follow(settled: SettledRound): Watcher
  /** What is said once a bet on a match of the schedule is placed; null for the words of every game. */
  awaited(state: GameState): string | null
  /** Writes odds in a format that was chosen elsewhere. */
  writeOdds(chosen: OddsFormat): void
  /** What the button says while a slip is made; null for the words of every game. */
  buttonText(state: GameState): string | null
  /** What keeps the slip from being placed; null for the words of every game. */
  noticeText(state: GameState): string | null
}

interface Handlers extends SlipHandlers {
  readonly onBack: () => void
}

/** The bets on a match: who meets, markets, slip, and the match itself in words once it runs. */
export function createSportsBook(
  engine: Engine,
  { gameTexts, locale, odds }: { gameTexts: GameTexts; locale: Session['locale']; odds: OddsChoice },
  handlers: Handlers & { readonly onFormat: () => void },
): SportsBook {
  const texts = sportsTexts[locale]
  const words = { texts, gameTexts, locale, odds }
  const names = new Map(
    engine.groups.flatMap(({ selections }) => selections.map((one) => [one.id, one.name[locale]])),
  )
  const board = createMarketBoard(engine, words, handlers.onToggle)
  const panel = createSlipPanel(engine, words, handlers)
  const watch = createWatchPanel(engine, words)
  let state: GameState | null = null

  const format = html('select', { id: 'odds-format', 'data-testid': 'odds-format' })
  format.append(...oddsFormats.map((one) => html('option', { value: one }, texts.formats[one])))
  format.value = odds.format
  function choose(chosen: OddsFormat): void {
    odds.choose(chosen)
    format.value = chosen
    board.write()
    watch.write()
    if (state !== null) update(state)
    handlers.onFormat()
  }
  format.addEventListener('change', () => {
    const chosen = oddsFormats.find((one) => one === format.value)
    if (chosen) choose(chosen)
  })

  const teams = html('span', { 'data-testid': 'next-match' })
  const kind = html('span', { class: 'label' }, texts.nextMatch)
  const clock = html('span', { class: 'label', 'data-testid': 'scheduled-clock' })
  const next = html('p', { class: 'next-match' }, kind, teams, clock)
  const makes = html('div', { class: 'book-makes' }, next, board.element, panel.element)
  const total = html('output', { class: 'felt-total', 'data-testid': 'round-stake' })
  const most = html('output', { class: 'slip-most', 'data-testid': 'slip-return' })
  const back = html('button', { type: 'button', class: 'felt-clear', 'data-testid': 'slip-back' }, texts.back)
  back.addEventListener('click', handlers.onBack)
  watch.element.hidden = true

  /** A match of the schedule: who meets, how it stands, and what the player has on it. */
  function follow({ match, draws }: GameState): void {
    if (match === null) return
    kind.textContent = texts.scheduled
    const who = namesOf(teamsOfMatch(match), locale)
    teams.textContent = texts.teams(who.home, who.away)
    teams.dataset['match'] = match.id
    const bettable = match.betting === 'open' ? '' : texts.betting[match.betting]
    clock.textContent = [clockOf(match, texts), bettable].filter((part) => part !== '').join(' · ')
    const placed = (draws?.placed ?? []).flatMap(({ bets }) => bets.map((bet) => ({ ...bet, payout: 0n })))
    const settled = (draws?.settled ?? []).toReversed().flatMap(({ play }) => play?.bets ?? [])
    const bets = [...settled, ...placed]
    watch.follow(teamsOfMatch(match), bets, momentOf(match, texts))
    watch.element.hidden = match.state === 'coming' && bets.length === 0
    // Beside the match itself its teams need not be named again.
    next.hidden = !watch.element.hidden
    makes.hidden = match.state === 'finished'
  }

  function update(now: GameState): void {
    state = now
    const { slip, phase, step, gameLimits, match } = now
    if (slip === null) return
    const sum = sumSlip(slip, now)
    const fixed = phase !== 'idle'
    const running = phase === 'revealing'
    board.update(sum.lines, fixed, match)
    panel.update(slip, sum, step, fixed || slip.reviewing, match !== null && match.betting !== 'open')
    makes.hidden = running
    // The last match stays in sight until the next one is bet on.
    watch.element.hidden = !running && (now.settled.length === 0 || slip.bets.length > 0)
    follow(now)
    back.hidden = fixed || !slip.reviewing
    total.hidden = running || slip.bets.length === 0
    most.hidden = running || slip.bets.length === 0
    total.textContent = sum.overTotal
      ? texts.totalTooHigh(short(gameLimits.max))
      : texts.total(slip.bets.length, short(sum.total))
    total.dataset['wrong'] = String(sum.overTotal)
    most.dataset['reviewing'] = String(slip.reviewing)
    most.textContent = slip.reviewing
      ? match
        ? texts.confirmMatch
        : texts.confirmHint
      : texts.mostReturn(formatAmount(sum.mostReturn))
  }

  const element = html(
    'section',
    { class: 'felt book', 'aria-label': gameTexts.choices },
    html(
      'div',
      { class: 'odds-format' },
      html('label', { for: 'odds-format', class: 'label' }, texts.oddsFormat),
      format,
    ),
    watch.element,
    makes,
  )

  return {
    element,
    dock: html('div', { class: 'slip-dock' }, total, back, most),
    update,
    announce(commitment) {
      if (state?.match) return
      next.hidden = commitment === null
      if (commitment === null) return
      const { home, away } = namesOf(teamsOf(commitment.hash), locale)
      teams.textContent = texts.teams(home, away)
    },
    follow({ play }) {
      if (play !== null) watch.open(play)
      // The ground and the score are what there is to watch now.
      element.closest('.console')?.scrollTo({ top: 0 })
      window.scrollTo({ top: 0 })
      return { onMoment: watch.show }
    },
    show({ play }) {
      if (play === null || play.match) return
      const goals = goalsOf(play)
      watch.open(play)
      watch.show({ minute: matchMinutes, score: scoreOf(play.outcome), goals, over: true })
    },
    buttonText(now) {
      const { slip, phase } = now
      const block = playBlock(now)
      if (canSkip(now)) return texts.skip
      if (slip === null || phase !== 'idle') return null
      if (now.match && now.match.betting !== 'open') return texts.betting[now.match.betting]
      if (block === 'unfit') return texts.unfit
      if (block !== null) return null
      const amount = formatAmount(sumSlip(slip, now).total)
      return slip.reviewing ? texts.confirm(amount) : texts.place(amount)
    },
    writeOdds(chosen) {
      if (chosen !== odds.format) choose(chosen)
    },
    awaited: ({ match }) => (match ? texts.awaited : null),
    noticeText({ slip, notice, match }) {
      if (match && notice?.kind === 'refused' && notice.code === 'draw-closed') return texts.bettingClosed
      if (notice?.kind !== 'refused' || !slip || slip.closed.length === 0) return null
      return texts.closedNotice(
        slip.closed.map((id) => names.get(id) ?? id).join(locale === 'en' ? ', ' : '、'),
      )
    },
  }
}
