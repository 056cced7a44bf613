import { html } from '../../drawing/elements.ts'
import { formatAmount } from '@koi/api-core/amount'
import { encodeAmounts } from '@koi/contract'
import { type Engine, selectionsOf } from '@koi/contract/engines'
import type { Session, SettledRound } from '../calls/gameCalls.ts'
import type { GameTexts } from '../texts/chineseTexts.ts'
import { checkRound, type LaidRound } from './checkRound.ts'
import { oddsText } from './felt.ts'

type Played = NonNullable<SettledRound['play']>

function seedRow(term: string, value: string): HTMLElement {
  return html('div', {}, html('dt', {}, term), html('dd', {}, value))
}

/** What a round was drawn from, and whether it verifies: worked out here, from what the server published. */
function verification(
  play: Played,
  { holds, laid }: { holds: boolean; laid: LaidRound | undefined },
  texts: GameTexts,
): HTMLElement {
  const resumed = laid === undefined ? texts.verifiedAlone : texts.verifiedResumed
  const verified = laid?.own ? texts.verified : resumed
  return html(
    'dl',
    { class: 'seeds' },
    html(
      'div',
      { class: 'verdict', 'data-testid': 'verdict', 'data-holds': String(holds) },
      html('dt', {}, texts.verification),
      html('dd', {}, holds ? verified : texts.notVerified),
    ),
    seedRow(texts.serverHash, play.serverHash),
    seedRow(texts.serverSeed, play.serverSeed),
    seedRow(texts.clientSeed, play.clientSeed),
    seedRow(texts.nonce, String(play.nonce)),
    html(
      'div',
      {},
      html('dt', {}, texts.roundData),
      html(
        'dd',
        {},
        html('textarea', { readonly: '', rows: '3', 'aria-label': texts.roundData }, data(play)),
      ),
    ),
  )
}

/** A round as it is published, for a script of the player's own. */
function data(play: Played): string {
  return JSON.stringify(encodeAmounts(play))
}

/** A game's own words for a round and its bets. */
export interface RoundWords {
  why(play: Played): string
  bet(bet: Played['bets'][number], play: Played): string
}

/** The words of every game: what was staked on a selection, and what it paid at which odds. */
function usualWords(
  engine: Engine,
  { texts, locale }: { texts: GameTexts; locale: Session['locale'] },
): RoundWords {
  const names = new Map(selectionsOf(engine).map(({ id, name }) => [id, name[locale]]))
  return {
    why: ({ outcome }) => engine.why(outcome)[locale],
    bet: ({ selection, amount, odds, payout }) =>
      texts.betLine(
        names.get(selection) ?? selection,
        formatAmount(amount),
        oddsText(odds),
        formatAmount(payout),
      ),
  }
}

/** The rounds of this visit, the latest first: number, result, each bet with its odds, net; opened, the verification. */
export function roundHistory(
  engine: Engine,
  settled: readonly SettledRound[],
  laid: ReadonlyMap<string, LaidRound>,
  { texts, locale }: { texts: GameTexts; locale: Session['locale'] },
  words: RoundWords = usualWords(engine, { texts, locale }),
): HTMLElement {
  const rounds = settled.flatMap((one) => {
    const { round, play, payout, stake } = one
    if (play === null) return []
    const net = payout - stake
    const bets = play.bets.map((bet) =>
      html('li', { 'data-won': String(bet.payout > bet.amount) }, words.bet(bet, play)),
    )
    const wins = (engine.details?.(play.outcome) ?? []).map((win) => html('li', {}, win[locale]))
    const details = html(
      'details',
      {},
      html(
        'summary',
        {},
        html('span', { class: 'round-number' }, play.match ? play.number : (play.issue ?? play.number)),
        html('span', { class: 'round-why' }, words.why(play)),
        html(
          'span',
          { class: 'round-net', 'data-gain': String(net > 0n) },
          formatAmount(net, { sign: true }),
        ),
      ),
      html('ul', { class: 'bets' }, ...bets),
      ...(wins.length > 0 ? [html('ul', { class: 'bets wins' }, ...wins)] : []),
    )
    // Worked out when it is asked for: a page that is played for hours need not hash every round.
    details.addEventListener(
      'toggle',
      () => {
        const own = laid.get(round)
        const holds = checkRound(one, own, settled).length === 0
        details.append(verification(play, { holds, laid: own }, texts))
      },
      { once: true },
    )
    return [html('li', {}, details)]
  })
  return html(
    'section',
    { class: 'rounds', 'aria-label': texts.recent },
    html('h2', {}, texts.recent),
    rounds.length === 0 ? html('p', {}, texts.noRecent) : html('ol', {}, ...rounds),
  )
}
