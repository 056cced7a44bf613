import type { Scene } from './scenes/scene.ts'
import { tierOf } from './pictures/outcome.ts'
import { createGameCalls, type Draws, type Session } from './calls/gameCalls.ts'
import { engines } from '@koi/contract/engines'
import { engineScenes } from './scenes/engineScenes.ts'
import { createMotion } from '../drawing/motion.ts'
import { createDrawClock } from './draws/drawClock.ts'
import { createGameRunner, type GameRunner, type RunnerDeps } from './gameRunner.ts'
import { createUuid } from '@koi/api-core'
import type { GameState } from './state/gameState.ts'
import { createShellLink, type ShellLink } from './shellLink.ts'
import { createOddsChoice } from './sports/oddsChoice.ts'
import { sportsTexts } from './sports/sportsTexts.ts'
import { gameTexts } from './texts/gameTexts.ts'
import { createView } from './view/createView.ts'

/** The least time between the stake and the reveal, ms: with the reveal a round takes about 1.2 s. */
const anticipation = 420

/** Takes the one-time ticket out of the address, so that it is in no history entry and no referrer. */
function takeTicket(window: Window): string {
  const address = new URL(window.location.href)
  const ticket = address.searchParams.get('ticket') ?? ''
  address.searchParams.delete('ticket')
  window.history.replaceState(null, '', address)
  return ticket
}

/** Tells the shell what just happened. */
function reportChange(link: ShellLink, state: GameState, before: GameState): void {
  if (state.phase === before.phase) return
  if (before.phase === 'opening' && state.phase !== 'closed' && state.phase !== 'unopened') {
    link.send({ from: 'koi-game', type: 'ready' })
  }
  if (state.phase === 'closed') link.send({ from: 'koi-game', type: 'failed', reason: 'closed' })
  if (state.phase === 'settling' && before.phase === 'staking' && state.open !== null) {
    link.send({ from: 'koi-game', type: 'staked', round: state.open.round })
  }
  const placed = state.draws?.placed.at(-1)
  if (placed && before.phase === 'staking' && state.phase === 'idle' && before.open?.round === placed.round) {
    link.send({ from: 'koi-game', type: 'staked', round: placed.round })
  }
  const [drawn] = before.drawing?.rounds ?? []
  if (drawn && state.phase === 'idle') link.send({ from: 'koi-game', type: 'settled', round: drawn.round })
  if (before.revealing !== null && state.phase === 'idle') {
    link.send({ from: 'koi-game', type: 'settled', round: before.revealing.round })
  }
  if (state.notice?.kind === 'unconfirmed') link.send({ from: 'koi-game', type: 'failed', reason: 'network' })
  if (state.notice?.kind === 'refused') link.send({ from: 'koi-game', type: 'failed', reason: 'refused' })
}

/** Builds the page in a window and starts it. */
function startGame(window: Window & typeof globalThis): void {
  const motion = createMotion(window)
  const view = createView(window.document, {
    onPlay: () => runner.dispatch({ type: 'play', round: createUuid(window.crypto) }),
    onRetry: () => runner.dispatch({ type: 'retry' }),
    onSkip: () => scene?.skip?.(),
    onStake: (stake) => runner.dispatch({ type: 'stake-chosen', stake }),
    onStakeTyped: (typed) => runner.dispatch({ type: 'stake-typed', typed }),
    onToggle: (selection) => runner.dispatch({ type: 'selection-toggled', selection }),
    onClear: () => runner.dispatch({ type: 'choice-cleared' }),
    onHelp: () => link?.send({ from: 'koi-game', type: 'help' }),
    onType: (selection, typed) => runner.dispatch({ type: 'bet-typed', selection, typed }),
    onRestore: () => runner.dispatch({ type: 'bet-restored' }),
    onBack: () => runner.dispatch({ type: 'review-left' }),
    odds: createOddsChoice(
      () => window.localStorage,
      (format) => link?.send({ from: 'koi-game', type: 'odds', format }),
    ),
  })
  let link: ShellLink | null = null
  let scene: Scene | null = null
  let startedAt = 0
  let locale: Session['locale'] = 'zh-CN'
  let engine: Session['engine'] = 'fiveDigits'

  function open(session: Session): void {
    const texts = gameTexts[session.locale]
    link = createShellLink({
      window,
      shellOrigin: session.shellOrigin,
      onMessage(message) {
        if (message.type === 'odds') view.writeOdds(message.format)
        else runner.dispatch({ type: message.type })
      },
    })
    scene = engineScenes[session.engine]({ motion, locale: session.locale, texts })
    if (session.openRound === null && !session.match) scene.announce?.(session.next, { drawn: true })
    locale = session.locale
    engine = session.engine
    if (session.match) scene.follow?.(session.match)
    view.open(session, texts, scene, { framed: link.framed, clientSeed: createUuid(window.crypto) })
  }

  /** Whoever opens the game sees how the last draw went. */
  function showLastDraw({ past: [last] }: Draws): void {
    if (!last) return
    const { issue, outcome } = last
    const why = engines[engine].why(outcome)[locale]
    void scene?.reveal({ round: issue, tier: 'none', drawn: outcome })
    view.showDraw({ draw: last, rounds: [] }, 'none', why)
  }

  const drawClock: RunnerDeps['drawClock'] = (on) => {
    const clock = createDrawClock({
      ...on,
      now: motion.now,
      random: Math.random,
      after(ms, run) {
        const timer = window.setTimeout(run, ms)
        return () => window.clearTimeout(timer)
      },
    })
    window.setInterval(() => view.tick(clock.left()), 200)
    return clock
  }

  const runner: GameRunner = createGameRunner({
    ticket: takeTicket(window),
    clientSeed: (open) => view.clientSeed(open),
    calls: createGameCalls({ fetch: window.fetch.bind(window) }),
    onSession: open,
    onChange(state, before) {
      if (state.drawn && before.draws === null && state.draws !== null && !state.match)
        showLastDraw(state.draws)
      if (state.match && state.match !== before.match) scene?.follow?.(state.match)
      const starts =
        !state.drawn &&
        (state.phase === 'staking' || (state.phase === 'settling' && before.phase !== 'staking'))
      if (starts && state.phase !== before.phase && state.open !== null) {
        startedAt = window.performance.now()
        scene?.begin(state.open.round)
      }
      const stopped = state.phase === 'idle' || state.phase === 'unconfirmed' || state.phase === 'closed'
      if (stopped && !state.drawn && (before.phase === 'staking' || before.phase === 'settling'))
        scene?.rest()
      // The next match is bet on: what is shown of the last one gives way to it.
      if (before.slip?.bets.length === 0 && state.slip?.bets.length === 1) scene?.rest()
      view.update(state)
      if (link !== null) reportChange(link, state, before)
    },
    async reveal(settled) {
      const passed = window.performance.now() - startedAt
      if (passed < anticipation) await motion.wait(anticipation - passed)
      const tier = tierOf(settled.stake, settled.payout)
      const { play, round } = settled
      // A round from before there were engines has nothing to show: its stake is returned.
      if (play === null) scene?.rest()
      else {
        const shown = { round, tier, drawn: play.outcome, bets: play.bets, play }
        await scene?.reveal(shown, view.follow(settled))
      }
      scene?.announce?.(settled.next, { drawn: false })
      view.showResult(settled, tier, play ? engines[play.engine].why(play.outcome)[locale] : '')
    },
    drawClock,
    async revealDraw(drawing) {
      const { draw, rounds, draws } = drawing
      if (draws.match) scene?.follow?.(draws.match)
      scene?.begin(draw.issue)
      await motion.wait(anticipation)
      const sum = (part: 'stake' | 'payout') => rounds.reduce((total, round) => total + round[part], 0n)
      const tier = rounds.length === 0 ? 'none' : tierOf(sum('stake'), sum('payout'))
      const bets = rounds.flatMap(({ play }) => play?.bets ?? [])
      if (!draws.match) await scene?.reveal({ round: draw.issue, tier, drawn: draw.outcome, bets })
      view.showDraw(drawing, tier, engines[engine].why(draw.outcome)[locale])
    },
    recall(settled) {
      const { play, stake, payout } = settled
      if (play === null) return
      scene?.recall?.(play)
      const why = engines[play.engine].why(play.outcome)[locale]
      view.showResult(settled, tierOf(stake, payout), sportsTexts[locale].lastMatch(why))
    },
  })

  view.update(runner.state)
  window.addEventListener('offline', () => runner.dispatch({ type: 'offline' }))
  window.addEventListener('online', () => runner.dispatch({ type: 'online' }))
  if (!window.navigator.onLine) runner.dispatch({ type: 'offline' })
}

startGame(window)
