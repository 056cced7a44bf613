import type { Outcome } from './engine.ts'
import { type EngineId, engines } from './engines.ts'
import { fairDraw, hashOfSeed, sealOf, type Seeds } from './fairDraw.ts'
import { drawMatch, type ScheduledMatch } from './scheduledMatch.ts'
import { areBetsOf, settleBets, type SettledLine } from './settleBets.ts'

/** What is published of a settled round. */
export interface FairRound extends Seeds {
  /** The number of the round that a person can read. */
  readonly number: string
  /** The issue of the draw, where one draw is for all who bet on it: it is part of the client seed. */
  readonly issue?: string | undefined
  /** The match of the schedule that was bet on, whose id is the issue: it is drawn from what is expected of its teams. */
  readonly match?: ScheduledMatch | undefined
  readonly engine: EngineId
  /** Published before the stake. */
  readonly serverHash: string
  readonly bets: readonly SettledLine[]
  readonly outcome: Outcome
  /** See {@link sealRound}. */
  readonly seal: string
}

/** What does not hold of a published round. */
export type RoundFault = 'commitment' | 'outcome' | 'payout' | 'seal'

/** The seal of a round: HMAC-SHA-256 under its server seed over all that is published of it, so that any change shows. */
export function sealRound(round: Omit<FairRound, 'seal'>): string {
  const { number, issue, match, engine, serverHash, serverSeed, clientSeed, nonce, bets, outcome } = round
  const named = issue === undefined ? number : `${number}@${issue}`
  const lines = bets.map(
    ({ selection, amount, quote, odds, payout }) =>
      `${selection}=${amount}${quote === undefined ? '' : `@${quote}`}x${odds}>${payout}`,
  )
  const drawn = Object.keys(outcome)
    .toSorted()
    .map((name) => `${name}=${(outcome[name] ?? []).join(',')}`)
  const played = match === undefined ? [] : [textOf(match)]
  const parts = [named, engine, serverHash, clientSeed, nonce, ...played, ...lines, ...drawn]
  return sealOf(serverSeed, parts.join('|'))
}

function textOf({ id, home, away, expected }: ScheduledMatch): string {
  const names = [home, away].flatMap((name) => [name['zh-CN'], name.en])
  return JSON.stringify([id, ...names, expected.home, expected.away])
}

/** Whether a round that names a match is one on it, with a quote for each bet; any other has no quotes. */
function fitsMatch({ match, engine, issue, bets }: FairRound): boolean {
  if (match === undefined) return bets.every(({ quote }) => quote === undefined)
  return engine === 'football' && match.id === issue && bets.every(({ quote = 0 }) => quote > 100)
}

function same(one: Outcome, other: Outcome): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => (one[name] ?? []).join(',') === other[name]?.join(','))
  )
}

/**
 * Plays a published round again from its data alone and answers what does not hold: nothing for an honest round.
 *
 * @example
 * ```ts
 * verifyRound(round) // [] or ['outcome', 'seal']
 * ```
 */
export function verifyRound(round: FairRound): readonly RoundFault[] {
  const engine = engines[round.engine]
  const faults: RoundFault[] = []
  if (hashOfSeed(round.serverSeed) !== round.serverHash) faults.push('commitment')
  const random = fairDraw(round)
  const outcome = round.match ? drawMatch(random, round.match) : engine.draw(random)
  const ofDraw = round.issue === undefined || round.clientSeed.endsWith(`-${round.issue}`)
  if (!ofDraw || !fitsMatch(round) || !same(outcome, round.outcome)) faults.push('outcome')
  const paid = areBetsOf(engine, round.bets)
    ? settleBets(engine, round.bets, outcome).bets.every(
        ({ odds, payout }, index) => odds === round.bets[index]?.odds && payout === round.bets[index].payout,
      )
    : false
  if (!paid) faults.push('payout')
  if (sealRound(round) !== round.seal) faults.push('seal')
  return faults
}
