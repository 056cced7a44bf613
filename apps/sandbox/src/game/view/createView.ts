import { html } from '../../drawing/elements.ts'
import { fenToDecimal, formatAmount } from '@koi/api-core/amount'
import { canSkip, type Drawing, type GameState, type OpenRound, playBlock } from '../state/gameState.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'
import { gameTexts } from '../texts/gameTexts.ts'
import type { Session, SettledRound } from '../calls/gameCalls.ts'
import type { Scene } from '../scenes/scene.ts'
import type { Tier } from '../pictures/outcome.ts'
import { welcome } from '../scenes/koiFish.ts'
import { buttonText, noticeText } from './statusText.ts'
import { createResultPanel, type ResultPanel } from './resultPanel.ts'
import { createStakePanel, type StakePanel } from './stakePanel.ts'
import { betStep, engines } from '@koi/contract/engines'
import { createDrawPanel, type DrawPanel } from './drawPanel.ts'
import type { DrawTime } from '../draws/drawClock.ts'
import { createFelt, type Felt } from './felt.ts'
import type { OddsFormat } from '@koi/contract/odds'
import type { OddsChoice } from '../sports/oddsChoice.ts'
import type { Watcher } from '../sports/runMatch.ts'
import { sportsTexts } from '../sports/sportsTexts.ts'
import type { SlipHandlers } from './slipPanel.ts'
import { createSportsBook, type SportsBook } from './sportsBook.ts'
import { tellMatch } from './tellMatch.ts'
import { createFairness, type Fairness } from './fairness.ts'
import { roadOf } from './road.ts'
import { createPrizeList } from './prizeList.ts'
import { roundHistory } from './roundHistory.ts'

interface Handlers extends Pick<SlipHandlers, 'onType' | 'onRestore'> {
  onPlay: () => void
  onRetry: () => void
  onSkip: () => void
  onStake: (stake: bigint) => void
  onStakeTyped: (typed: string) => void
  onToggle: (selection: string) => void
  onClear: () => void
  /** Asks the shell to say how a round is verified. */
  onHelp: () => void
  /** Leaves the review of a slip. */
  onBack: () => void
  /** The format of the odds on a match. */
  odds: OddsChoice
}

export interface View {
  /** Builds the page of a redeemed ticket. */
  open(session: Session, texts: GameTexts, scene: Scene, page: { framed: boolean; clientSeed: string }): void
  /** The player's part of the randomness of a round that is about to be staked. */
  clientSeed(open: OpenRound): string
  update(state: GameState): void
  /** Who watches the picture of a settled round, where that takes its time. */
  follow(settled: SettledRound): Watcher | undefined
  /** Writes odds in a format that was chosen in the shell. */
  writeOdds(format: OddsFormat): void
  /** Shows the result of a draw whose picture stands, and of the player's rounds on it. */
  showDraw(drawing: Drawing, tier: Tier, caption: string): void
  /** Writes how long bets on a draw are taken. */
  tick(left: DrawTime | null): void
  /** Shows the result of a round whose picture stands. */
  showResult(settled: SettledRound, tier: Tier, caption: string): void
}

/** What the road and the history tell of. */
type Listed = Pick<GameState, 'settled' | 'draws'>

/** The page around the scene. It holds no rule: what can be done is the state's to say. */
export function createView(document: Document, handlers: Handlers): View {
  let texts = gameTexts['zh-CN']
  let state: GameState | null = null
  let stakePanel: StakePanel | null = null
  let resultPanel: ResultPanel | null = null
  let history: HTMLElement | null = null
  let road: HTMLElement | null = null
  let felt: Felt | null = null
  let book: SportsBook | null = null
  let fairness: Fairness | null = null
  let drawPanel: DrawPanel | null = null
  let redraw = (next: Listed): void => void next

  const balance = html('output', { class: 'balance-value', 'data-testid': 'balance' }, '—')
  const notice = html('p', { class: 'notice', role: 'alert', 'data-testid': 'notice' })
  const button = html('button', { type: 'button', class: 'play', 'data-testid': 'play-button' })
  const stage = html('div', { class: 'stage' }, welcome())
  const caption = html('p', { class: 'caption', 'aria-live': 'polite' })
  const console = html('div', { class: 'console' }, html('h1', {}, texts.sandbox), notice, button)
  const game = html('main', { class: 'game', 'data-opening': 'true' }, stage, console)

  function press(): void {
    if (state === null) return
    if (canSkip(state)) handlers.onSkip()
    if (playBlock(state) !== null) return
    if (state.phase === 'idle') handlers.onPlay()
    else handlers.onRetry()
  }

  // What a press does changes under it: one that comes twice, or goes on, was meant once.
  button.addEventListener('click', (event) => {
    if (event.detail < 2 || state?.slip === null) press()
  })
  button.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    const target = event.target instanceof Element ? event.target : null
    // A control that has the focus answers for itself.
    if (event.repeat || (target !== null && target.closest('button, input, textarea, a, summary') !== null))
      return
    event.preventDefault()
    press()
  })
  document.body.replaceChildren(game)

  /** What the game gives back. Odds on a match of the schedule are its own: what they keep back is told. */
  function returnText({ match, locale, rtp }: Session, single: boolean): string {
    if (match) return sportsTexts[locale].margin
    return single ? texts.rtp(rtp) : texts.rtpFrom(rtp)
  }

  return {
    open(session, sessionTexts, scene, { framed, clientSeed }) {
      texts = sessionTexts
      const demo = session.mode === 'demo'
      document.documentElement.lang = session.locale
      document.title = texts.pageTitle(session.gameName)
      const engine = engines[session.engine]
      const words = { texts, locale: session.locale }
      const single = engine.groups.flatMap(({ selections }) => selections).length === 1
      stakePanel = createStakePanel(
        texts,
        { ...session.stake, step: betStep(session.stake) },
        handlers,
        single ? texts.stake : texts.stakeEach,
      )
      book =
        session.engine === 'football'
          ? createSportsBook(
              engine,
              { gameTexts: texts, locale: session.locale, odds: handlers.odds },
              { ...handlers, onFormat: () => redraw(state ?? { settled: [], draws: null }) },
            )
          : null
      if (!session.match) book?.announce(session.next)
      felt = book ?? createFelt(engine, words, handlers)
      const drawn = session.drawSeconds !== null
      const { match } = session
      fairness = createFairness(texts, clientSeed, session.next, {
        onHelp: framed ? handlers.onHelp : null,
        drawn: drawn || match !== null,
      })
      drawPanel = drawn ? createDrawPanel(engine, words) : null
      const prizes = createPrizeList({ id: session.engine, engine }, words)
      resultPanel = createResultPanel(texts)
      redraw = ({ settled, draws }) => {
        const list = roundHistory(
          engine,
          settled,
          fairness?.laid ?? new Map(),
          words,
          session.engine === 'football' ? tellMatch(engine, session.locale, handlers.odds) : undefined,
        )
        history?.replaceWith(list)
        history = list
        const ended =
          draws && !match
            ? draws.past.map(({ outcome, issue: name }) => ({ outcome, name }))
            : settled.flatMap(({ play }) => play ?? [])
        const beads = roadOf(engine, ended, words)
        road?.replaceWith(beads)
        road = beads
      }
      redraw({ settled: [], draws: null })

      const header = html(
        'header',
        { class: 'top', 'data-framed': String(framed) },
        html(
          'div',
          { class: 'titles' },
          html('h1', {}, session.gameName),
          html('p', {}, html('span', {}, session.venueName), html('span', {}, returnText(session, single))),
        ),
        html(
          'p',
          { class: 'mark', 'data-mode': session.mode, title: demo ? texts.modeDemoHint : texts.modeRealHint },
          demo ? texts.modeDemo : texts.modeReal,
        ),
      )
      stage.replaceChildren(scene.backdrop, scene.picture, caption, html('div', { class: 'glow' }))
      console.replaceChildren(
        html(
          'div',
          { class: 'balance' },
          html('span', { class: 'label' }, demo ? texts.demoBalance : texts.balance),
          balance,
          html('span', { class: 'hint' }, demo ? texts.modeDemoHint : texts.modeRealHint),
        ),
        ...(drawPanel ? [drawPanel.element] : []),
        html('div', { class: 'slot' }, resultPanel.element, notice),
        ...[match ? null : road, felt?.element].filter((part) => part instanceof HTMLElement),
        html('div', { class: 'dock' }, book?.dock ?? stakePanel.element, button),
        html('p', { class: 'keys' }, texts.keyHint),
        ...(demo ? [html('p', { class: 'demo-end' }, texts.demoEnds)] : []),
        ...[history, prizes, fairness?.element].filter((part) => part instanceof HTMLElement),
      )
      game.dataset['kind'] = session.gameType
      game.dataset['engine'] = session.engine
      if (single) game.dataset['felt'] = 'none'
      delete game.dataset['opening']
      game.replaceChildren(header, stage, console)
    },
    update(next) {
      const before = state
      state = next
      const block = playBlock(next)
      button.textContent = book?.buttonText(next) ?? buttonText(next, texts)
      button.setAttribute('aria-disabled', String(block !== null && !canSkip(next)))
      button.dataset['block'] = block ?? 'none'
      button.dataset['skip'] = String(canSkip(next))
      const sentence = book?.noticeText(next) ?? noticeText(next, texts)
      if (notice.textContent !== sentence) notice.textContent = sentence
      stakePanel?.update(next)
      felt?.update(next)
      drawPanel?.update(next)
      if (next.draws && next.draws !== before?.draws) fairness?.follow(next.draws)
      if (next.open) fairness?.resume(next.open)
      if (stakePanel !== null) {
        balance.textContent = formatAmount(next.balance)
        balance.dataset['amount'] = fenToDecimal(next.balance)
      }
      game.dataset['phase'] = next.phase
      const begins = next.phase === 'staking' && before?.phase === 'idle'
      if (begins) resultPanel?.clear(next.drawn ? (book?.awaited(next) ?? texts.drawAwaited) : undefined)
      // The picture of the last match gives way to the one that is bet on next.
      if ((begins && !next.drawn) || (next.slip?.bets.length === 1 && before?.slip?.bets.length === 0)) {
        caption.textContent = ''
        delete stage.dataset['tier']
      }
      if (history !== null && (next.settled !== before?.settled || next.draws !== before.draws)) {
        redraw(next)
      }
    },
    follow: (settled) => book?.follow(settled),
    writeOdds: (format) => book?.writeOdds(format),
    clientSeed: (open) => fairness?.lay(open) ?? '',
    tick: (left) => drawPanel?.tick(left),
    showDraw({ draw, rounds }, tier, line) {
      const stake = rounds.reduce((sum, round) => sum + round.stake, 0n)
      const payout = rounds.reduce((sum, round) => sum + round.payout, 0n)
      if (stake === 0n) resultPanel?.clear(state?.match ? undefined : texts.drawNotBet)
      else {
        const multiplier = fenToDecimal((payout * 100n) / stake)
        resultPanel?.show({ round: draw.issue, stake, payout, multiplier }, tier)
      }
      for (const round of rounds) felt?.show(round)
      caption.textContent = state?.match ? line : texts.drawTold(draw.issue, line)
      stage.dataset['tier'] = tier
    },
    showResult(settled, tier, line) {
      resultPanel?.show(settled, tier)
      felt?.show(settled)
      fairness?.announce(settled.next)
      book?.announce(settled.next)
      caption.textContent = line
      stage.dataset['tier'] = tier
    },
  }
}
