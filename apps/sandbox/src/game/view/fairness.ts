import { html } from '../../drawing/elements.ts'
import type { Draws, Session } from '../calls/gameCalls.ts'
import type { OpenRound } from '../state/gameState.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'
import type { LaidRound } from './checkRound.ts'

export interface Fairness {
  readonly element: HTMLElement
  /** The rounds that this page laid, by id: what a revealed seed has to answer to. */
  readonly laid: ReadonlyMap<string, LaidRound>
  announce(next: Session['next']): void
  /** Keeps and shows the commitment of a round that was found open. */
  resume(open: Pick<OpenRound, 'round' | 'commitment'>): void
  /** The player's seed for a round, the same however often its stake is sent; keeps what was announced until then. */
  lay(open: OpenRound): string
  /** Shows the commitment to a draw, and holds bets of an earlier visit against it. */
  follow(draws: Draws): void
}

const commitmentText = ({ nonce, hash }: Session['next']) => `#${nonce} ${hash}`

/** Asks the shell to say how a round is verified. */
function helpButton(texts: GameTexts, onHelp: () => void): HTMLElement {
  const button = html('button', { type: 'button', class: 'help' }, texts.verificationHelp)
  button.addEventListener('click', onHelp)
  return button
}

/**
 * The commitment to the next round, and the player's part of its randomness, which can be typed anew; a draw is the same for
 * all and has no such part. `onHelp` is null where no shell is there to ask.
 */
export function createFairness(
  texts: GameTexts,
  firstSeed: string,
  first: Session['next'],
  { onHelp, drawn }: { readonly onHelp: (() => void) | null; readonly drawn: boolean },
): Fairness {
  const laid = new Map<string, LaidRound>()
  let commitment = first
  let seed = firstSeed
  const hash = html('dd', {})
  const heldHash = html('dd', {})
  const heldRow = html('div', { class: 'held-hash' }, html('dt', {}, texts.heldHash), heldHash)
  heldRow.hidden = true
  const input = html('input', {
    id: 'client-seed',
    maxlength: '64',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'client-seed-hint',
  })
  input.value = seed
  input.addEventListener('change', () => {
    if (/^[\w-]{1,64}$/.test(input.value)) seed = input.value
    input.value = seed
  })

  function announce(next: Session['next']): void {
    commitment = next
    hash.textContent = commitmentText(next)
  }
  announce(first)
  return {
    element: html(
      'details',
      { class: 'fairness' },
      html('summary', {}, texts.verification),
      html(
        'dl',
        { class: 'seeds' },
        heldRow,
        html('div', {}, html('dt', {}, drawn ? texts.drawHash : texts.nextHash), hash),
      ),
      ...(drawn
        ? [html('p', {}, texts.drawSeedHint)]
        : [
            html('label', { for: 'client-seed' }, texts.clientSeed),
            input,
            html('p', { id: 'client-seed-hint' }, texts.clientSeedHint),
          ]),
      ...(onHelp ? [helpButton(texts, onHelp)] : []),
    ),
    laid,
    announce,
    lay({ round, bets, draw }) {
      const own = laid.get(round)?.own ?? { clientSeed: draw?.clientSeed ?? seed, bets }
      if (!laid.has(round)) laid.set(round, { own, commitment: draw?.commitment ?? commitment })
      return own.clientSeed
    },
    follow({ draw, placed }) {
      announce(draw.commitment)
      for (const { round, issue } of placed) {
        if (issue === draw.issue && !laid.has(round)) laid.set(round, { own: null, commitment })
      }
    },
    resume({ round, commitment: held }) {
      if (!held || laid.has(round)) return
      laid.set(round, { own: null, commitment: held })
      heldHash.textContent = commitmentText(held)
      heldRow.hidden = false
    },
  }
}
