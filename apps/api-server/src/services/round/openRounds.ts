import { fenToDecimal } from '@koi/api-core/amount'
import type { Wire } from '@koi/contract'
import { settleOpenRound as endpoint, type OpenRound } from '@koi/contract/openRound'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { type Locale, localName } from '../locale.ts'
import { withIdempotency } from '../money/withIdempotency.ts'
import { refuse } from '../refusal.ts'
import { settleHeldRound } from './settleHeldRound.ts'

/**
 * Rounds of the member that were interrupted, the oldest first: one for each game at most. What waits for a draw was not: it
 * is settled by the clock, wherever its player is.
 */
export async function readOpenRounds({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; locale: Locale }
}): Promise<{ rounds: Wire<OpenRound>[] }> {
  const rounds = await ctx.db
    .selectFrom('game_rounds as r')
    .innerJoin('games as g', 'g.id', 'r.game_id')
    .innerJoin('venues as v', 'v.id', 'r.venue_id')
    .select(['r.round', 'r.venue_id', 'r.game_id', 'r.stake', 'r.placed_at'])
    .select(['v.game_type', 'g.name_zh', 'g.name_en'])
    .where('r.member_id', '=', input.memberId)
    .where('r.settled_at', 'is', null)
    .where('r.draws_at', 'is', null)
    .orderBy('r.placed_at')
    .execute()
  return {
    rounds: rounds.map((row) => ({
      round: row.round,
      venueId: row.venue_id,
      gameId: row.game_id,
      gameType: row.game_type,
      gameName: localName(row, input.locale),
      stake: fenToDecimal(row.stake),
      placedAt: row.placed_at.toISOString(),
    })),
  }
}

/**
 * Settles a round of the member without its game. One that is settled already answers with what it came to.
 *
 * @throws Refusal `unknown-round`, `idempotency-key`, `idempotency-conflict`.
 */
export function settleOpenRound({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; key: string | null; round: string; locale: Locale }
}) {
  const { memberId, key, locale } = input
  const uuid = input.round.toLowerCase()
  const at = new Date(ctx.clock.now())
  return transact(ctx.db, (trx) =>
    withIdempotency(
      trx,
      { memberId, key, call: endpoint.name, payload: [uuid], answer: endpoint.output, at },
      async () => {
        const found = await trx
          .selectFrom('game_rounds as r')
          .innerJoin('games as g', 'g.id', 'r.game_id')
          .select(['r.id', 'r.session_id', 'g.name_zh', 'g.name_en'])
          .where('r.member_id', '=', memberId)
          .where('r.round', '=', uuid)
          .executeTakeFirst()
        if (!found) refuse('unknown-round')
        const held = { id: found.id, sessionId: found.session_id }
        const settled =
          (await settleHeldRound(trx, { ctx, input: held, wait: true })) ?? refuse('unknown-round')
        return {
          gameName: localName(found, locale),
          stake: fenToDecimal(settled.stake),
          payout: fenToDecimal(settled.payout ?? 0n),
          venueBalance: fenToDecimal(settled.payout_balance ?? 0n),
        }
      },
    ),
  )
}
