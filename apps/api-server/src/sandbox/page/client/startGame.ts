import { createSandboxCalls } from './calls/sandboxCalls.ts'
import type { Session } from './calls/session.ts'
import { createMotion } from './drawing/motion.ts'
import { createGameRunner, type GameRunner } from './gameRunner.ts'
import { roundId } from './random/roundId.ts'
import type { GameState } from './round/gameState.ts'
import { tierOf } from './round/tierOf.ts'
import type { Scene } from './scenes/scene.ts'
import { createScene } from './scenes/createScene.ts'
import { createShellLink, type ShellLink } from './shell/shellLink.ts'
import { textsOf } from './text/textsOf.ts'
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
function report(link: ShellLink, state: GameState, before: GameState): void {
  if (state.phase === before.phase) return
  if (before.phase === 'opening' && state.phase !== 'closed' && state.phase !== 'unopened') {
    link.send({ from: 'koi-game', type: 'ready' })
  }
  if (state.phase === 'closed') link.send({ from: 'koi-game', type: 'failed', reason: 'closed' })
  if (state.phase === 'settling' && before.phase === 'staking' && state.open !== null) {
    link.send({ from: 'koi-game', type: 'staked', round: state.open.round })
  }
  if (before.revealing !== null && state.phase === 'idle') {
    link.send({ from: 'koi-game', type: 'settled', round: before.revealing.round })
  }
  if (state.notice?.kind === 'unclear') link.send({ from: 'koi-game', type: 'failed', reason: 'network' })
  if (state.notice?.kind === 'refused') link.send({ from: 'koi-game', type: 'failed', reason: 'refused' })
}

/** Builds the page in a window and starts it. */
export function startGame(window: Window & typeof globalThis): void {
  const motion = createMotion(window)
  const view = createView(window.document, {
    onPlay: () => runner.dispatch({ type: 'play', round: roundId(window.crypto) }),
    onRetry: () => runner.dispatch({ type: 'retry' }),
    onStake: (stake) => runner.dispatch({ type: 'stake-chosen', stake }),
  })
  let link: ShellLink | null = null
  let scene: Scene | null = null
  let begun = 0

  function open(session: Session): void {
    const texts = textsOf(session.locale)
    link = createShellLink({
      window,
      shellOrigin: session.shellOrigin,
      onMessage: (type) => runner.dispatch({ type }),
    })
    scene = createScene(session.gameType, { motion, locale: session.locale, texts })
    view.open(session, texts, scene, link.framed)
  }

  const runner: GameRunner = createGameRunner({
    ticket: takeTicket(window),
    calls: createSandboxCalls({ fetch: window.fetch.bind(window) }),
    onSession: open,
    onChange(state, before) {
      const starts = state.phase === 'staking' || (state.phase === 'settling' && before.phase !== 'staking')
      if (starts && state.phase !== before.phase && state.open !== null) {
        begun = window.performance.now()
        scene?.begin(state.open.round)
      }
      const stopped = state.phase === 'idle' || state.phase === 'unclear' || state.phase === 'closed'
      if (stopped && (before.phase === 'staking' || before.phase === 'settling')) scene?.rest()
      view.update(state)
      if (link !== null) report(link, state, before)
    },
    async reveal(settled) {
      const passed = window.performance.now() - begun
      if (passed < anticipation) await motion.wait(anticipation - passed)
      const tier = tierOf(settled.stake, settled.payout)
      const caption = await scene?.reveal({ ...settled, tier })
      view.tell(settled, tier, caption ?? '')
    },
  })

  view.update(runner.state)
  window.addEventListener('offline', () => runner.dispatch({ type: 'offline' }))
  window.addEventListener('online', () => runner.dispatch({ type: 'online' }))
  if (!window.navigator.onLine) runner.dispatch({ type: 'offline' })
}
