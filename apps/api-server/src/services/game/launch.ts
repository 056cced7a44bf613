import { fenToDecimal } from '@koi/api-core/amount'
import { engines, selectionsOf } from '@koi/contract/engines'
import { launch as endpoint } from '@koi/contract/game'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Schema } from '../../db/schema.ts'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { type Locale, localName } from '../locale.ts'
import {
  findFixture,
  planOf,
  type PlannedMatch,
  type Schedule,
  schedule,
  standingAt,
} from '../match/scheduled.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { refuse } from '../refusal.ts'
import { gameTicket, openGame, openRealGame } from './openGame.ts'
import { requireOpenVenue } from './venue.ts'

/** A launch as it is asked for. */
interface LaunchRequest {
  readonly memberId: string | null
  readonly key: string | null
  readonly venueId: number
  readonly gameId: string | undefined
  readonly mode: 'real' | 'demo'
  readonly closeOther: boolean
  readonly brand: Schedule
  /** A match of the schedule to be bet on, and what of it was chosen before. */
  readonly matchId: string | undefined
  readonly selection: string | undefined
  /** What auto-transfer may move at most, in fen. */
  readonly transfer: bigint | undefined
  readonly locale: Locale
  readonly shellOrigin: string
}

const stored = v.omit(endpoint.output, ['url'])

async function requireGame(db: Kysely<Schema>, { venueId, gameId, locale }: LaunchRequest) {
  const venue = await requireOpenVenue(db, venueId)
  let query = db.selectFrom('games').select(['id', 'name_zh', 'name_en']).where('venue_id', '=', venue.id)
  if (gameId !== undefined) query = query.where('id', '=', gameId)
  const game = (await query.orderBy('sort').executeTakeFirst()) ?? refuse('unknown-game')
  return {
    gameid: game.id,
    platform: String(venue.id),
    gameType: venue.game_type,
    gameName: localName(game, locale),
    venueName: localName(venue, locale),
  }
}

async function launchDemo(ctx: Context, input: LaunchRequest) {
  const game = await requireGame(ctx.db, input)
  const match = await requireMatch(ctx, input, game.gameid)
  const matchId = match?.match.id ?? null
  const sessionId = await openGame(ctx.db, { ctx, input: { ...input, match, gameId: game.gameid } })
  return { sessionId, mode: 'demo' as const, ...game, match: matchId, moved: fenToDecimal(0n) }
}

function launchReal(ctx: Context, input: LaunchRequest) {
  const memberId = input.memberId ?? refuse('token')
  const payload = [
    input.venueId,
    input.gameId ?? null,
    input.mode,
    input.closeOther,
    input.transfer?.toString() ?? null,
    ...(input.matchId === undefined ? [] : [input.matchId, input.selection ?? null]),
  ]
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key: input.key, call: endpoint.name, payload, answer: stored, at },
      async () => {
        const game = await requireGame(trx, input)
        const match = await requireMatch(ctx, input, game.gameid)
        const matchId = match?.match.id ?? null
        const { sessionId, moved } = await openRealGame(trx, {
          ctx,
          input: { ...input, match, mode: 'real', memberId, gameId: game.gameid },
        })
        return { sessionId, mode: 'real' as const, ...game, match: matchId, moved: fenToDecimal(moved) }
      },
    ),
  )
}

/** The match that a launch names, if it is one of the title, and bets on it are taken or will be again. */
async function requireMatch(
  ctx: Context,
  { brand, matchId, selection, venueId }: LaunchRequest,
  gameId: string,
): Promise<PlannedMatch | null> {
  if (matchId === undefined) {
    if (selection !== undefined) refuse('invalid-input', { fields: [{ path: 'selection', rule: 'unknown' }] })
    return null
  }
  const fixture = findFixture(brand, matchId)
  if (fixture?.league.venueId !== venueId || fixture.league.gameId !== gameId) refuse('unknown-match')
  if (selection !== undefined && !selectionsOf(engines.football).some(({ id }) => id === selection)) {
    refuse('invalid-input', { fields: [{ path: 'selection', rule: 'unknown' }] })
  }
  const planned = planOf(brand, fixture)
  const { state, betting } = standingAt(schedule(await ctx.keyring(), planned), ctx.clock.now())
  if (betting === 'closed' || betting === 'soon') refuse('match-closed', { state })
  return planned
}

/**
 * Opens a game session and gives the address of its frame. `demo` needs no login and never touches the ledger.
 *
 * @throws Refusal `token` for a guest who wants to play with money, `unknown-venue`, `unknown-game`,
 * `venue-maintenance`, `unknown-match`, `match-closed`, `game-active`, `idempotency-key`, `idempotency-conflict`.
 */
export async function launch({ ctx, input }: { ctx: Context; input: LaunchRequest }) {
  const opened = input.mode === 'demo' ? await launchDemo(ctx, input) : await launchReal(ctx, input)
  const ticket = await gameTicket(ctx, opened.sessionId)
  return { ...opened, url: `${ctx.site.sandboxOrigin}/play?ticket=${ticket}` }
}
