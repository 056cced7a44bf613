import { type BetLine, engines, mainSelection } from '@koi/contract/engines'
import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { type Quotes, quotesAt } from '../../rules/matches/quotes.ts'
import type { Keyring } from '../../security/keyring.ts'
import type { Context } from '../context.ts'
import { type PlannedMatch, schedule, type Scheduled, standingAt } from '../match/scheduled.ts'
import { refuse } from '../refusal.ts'
import type { Draw } from './draw.ts'

/** A match as the draw that its bets wait for: it is drawn when it ends. */
export function drawOfMatch({ match, seeds, startsAt, endsAt }: Scheduled): Draw {
  const { serverSeed, clientSeed, nonce } = seeds
  return {
    issue: match.id,
    number: nonce,
    opensAt: startsAt,
    closesAt: endsAt,
    drawsAt: endsAt,
    serverSeed,
    clientSeed,
  }
}

/** A match whose bets are taken, and at which odds. */
interface OpenMatch {
  readonly draw: Draw
  readonly quotes: Quotes
}

/**
 * The match that a stake is placed on, held open until the transaction ends: who reveals it waits for that. What the odds are
 * is decided here, by the clock of the server; the page only says which ones its player has agreed to.
 *
 * @throws Refusal `draw-closed` when no bets on it are taken, or another one is wanted; `odds-changed` when the odds are no
 * longer those that were agreed to, or none were.
 */
export async function holdOpenMatch(
  trx: Transaction<Schema>,
  {
    ctx,
    keyring,
    gameId,
    planned,
    issue,
    bets,
  }: {
    ctx: Context
    keyring: Keyring
    gameId: string
    planned: PlannedMatch
    issue: string | undefined
    bets: readonly BetLine[] | undefined
  },
): Promise<OpenMatch> {
  const { drawn_until: drawn } = await trx
    .selectFrom('games')
    .select('drawn_until')
    .where('id', '=', gameId)
    .forShare()
    .executeTakeFirstOrThrow()
  // Read after the wait for the lock: what counts is when the stake is taken.
  const now = ctx.clock.now()
  const scheduled = schedule(keyring, planned)
  const draw = drawOfMatch(scheduled)
  const moment = standingAt(scheduled, now)
  const other = issue !== undefined && issue !== draw.issue
  if (other || moment.betting !== 'open' || (drawn && drawn.getTime() >= draw.drawsAt)) {
    refuse('draw-closed', { issue: issue ?? draw.issue })
  }
  const quotes = quotesAt(scheduled.played, moment)
  const agreed: readonly Pick<BetLine, 'selection' | 'quote'>[] = bets ?? [
    { selection: mainSelection(engines.football).id },
  ]
  const changed = agreed.filter(
    ({ selection, quote }) => quotes[selection] !== undefined && quotes[selection] !== quote,
  )
  if (changed.length > 0) refuse('odds-changed', { selections: changed.map(({ selection }) => selection) })
  return { draw, quotes }
}
