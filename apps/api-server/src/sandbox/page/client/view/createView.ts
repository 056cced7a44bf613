import type { Session } from '../calls/session.ts'
import { html } from '../drawing/html.ts'
import { formatFen } from '../money/formatFen.ts'
import { wireAmount } from '../money/wireAmount.ts'
import type { GameState, SettledRound } from '../round/gameState.ts'
import { playBlock } from '../round/playBlock.ts'
import type { Tier } from '../round/tierOf.ts'
import type { Scene } from '../scenes/scene.ts'
import { welcome } from '../scenes/welcome.ts'
import { zh, type Texts } from '../text/zh.ts'
import { buttonText } from './buttonText.ts'
import { historyList } from './historyList.ts'
import { noticeText } from './noticeText.ts'
import { createResultPanel, type ResultPanel } from './resultPanel.ts'
import { createStakePanel, type StakePanel } from './stakePanel.ts'

interface Handlers {
  onPlay: () => void
  onRetry: () => void
  onStake: (stake: bigint) => void
}

export interface View {
  /** Builds the page of a redeemed ticket. */
  open(session: Session, texts: Texts, scene: Scene, framed: boolean): void
  update(state: GameState): void
  /** Shows the result of a round whose picture stands. */
  tell(settled: SettledRound, tier: Tier, caption: string): void
}

/** The page around the scene. It holds no rule: what can be done is the state's to say. */
export function createView(document: Document, handlers: Handlers): View {
  let texts: Texts = zh
  let state: GameState | null = null
  let stakePanel: StakePanel | null = null
  let resultPanel: ResultPanel | null = null
  let history: HTMLElement | null = null

  const balance = html('output', { class: 'balance-value', 'data-testid': 'balance' }, '—')
  const notice = html('p', { class: 'notice', role: 'alert', 'data-testid': 'notice' })
  const button = html('button', { type: 'button', class: 'play', 'data-testid': 'play-button' })
  const stage = html('div', { class: 'stage' }, welcome())
  const caption = html('p', { class: 'caption', 'aria-live': 'polite' })
  const console = html('div', { class: 'console' }, html('h1', {}, texts.sandbox), notice, button)
  const game = html('main', { class: 'game', 'data-opening': 'true' }, stage, console)

  function press(): void {
    if (state === null || playBlock(state) !== null) return
    if (state.phase === 'idle') handlers.onPlay()
    else handlers.onRetry()
  }

  button.addEventListener('click', press)
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    const target = event.target instanceof Element ? event.target : null
    // A control that has the focus answers for itself.
    if (event.repeat || (target !== null && target.closest('button, input, a') !== null)) return
    event.preventDefault()
    press()
  })
  document.body.replaceChildren(game)

  return {
    open(session, sessionTexts, scene, framed) {
      texts = sessionTexts
      const demo = session.mode === 'demo'
      document.documentElement.lang = session.locale
      document.title = texts.pageTitle(session.gameName)
      stakePanel = createStakePanel(texts, session.limits, handlers.onStake)
      resultPanel = createResultPanel(texts)
      history = historyList([], texts)

      const header = html(
        'header',
        { class: 'top', 'data-framed': String(framed) },
        html(
          'div',
          { class: 'titles' },
          html('h1', {}, session.gameName),
          html('p', {}, `${session.venueName} · ${texts.rtp(session.rtp)}`),
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
        html('div', { class: 'slot' }, resultPanel.element, notice),
        stakePanel.element,
        button,
        html('p', { class: 'keys' }, texts.keyHint),
        history,
      )
      game.dataset['kind'] = session.gameType
      delete game.dataset['opening']
      game.replaceChildren(header, stage, console)
    },
    update(next) {
      const before = state
      state = next
      const block = playBlock(next)
      button.textContent = buttonText(next, texts)
      button.setAttribute('aria-disabled', String(block !== null))
      button.dataset['block'] = block ?? 'none'
      const sentence = noticeText(next, texts)
      if (notice.textContent !== sentence) notice.textContent = sentence
      stakePanel?.update(next)
      if (stakePanel !== null) {
        balance.textContent = formatFen(next.balance)
        balance.dataset['amount'] = wireAmount(next.balance)
      }
      game.dataset['phase'] = next.phase
      if (next.phase === 'staking' && before?.phase === 'idle') {
        resultPanel?.clear()
        caption.textContent = ''
        delete stage.dataset['tier']
      }
      if (history !== null && next.settled !== before?.settled) {
        const list = historyList(next.settled, texts)
        history.replaceWith(list)
        history = list
      }
    },
    tell(settled, tier, line) {
      resultPanel?.show(settled, tier)
      caption.textContent = line
      stage.dataset['tier'] = tier
    },
  }
}
