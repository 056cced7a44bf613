import { favouriteLimit } from '@koi/contract/limits'
import { transact } from '../../db/transact.ts'
import type { Context } from '../context.ts'
import { refuse } from '../refusal.ts'

/** The ids of a member's favourite games, the newest first. */
export async function readFavourites({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const rows = await ctx.db
    .selectFrom('favourite_games')
    .select('game_id')
    .where('member_id', '=', input.memberId)
    .orderBy('added_at', 'desc')
    .orderBy('game_id')
    .execute()
  return { games: rows.map((row) => row.game_id) }
}

/** A game that a member wants among the favourites, or no longer. */
interface Wish {
  readonly memberId: string
  readonly gameId: string
  readonly favourite: boolean
}

async function removeFavourite({ ctx, input }: { ctx: Context; input: Wish }): Promise<void> {
  await ctx.db
    .deleteFrom('favourite_games')
    .where('member_id', '=', input.memberId)
    .where('game_id', '=', input.gameId)
    .execute()
}

async function addFavourite({
  ctx,
  input: { memberId, gameId },
}: {
  ctx: Context
  input: Wish
}): Promise<void> {
  await transact(ctx.db, async (trx) => {
    // One after the other: two devices together must not go beyond the limit.
    await trx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
    const game = await trx.selectFrom('games').select('id').where('id', '=', gameId).executeTakeFirst()
    if (!game) refuse('unknown-game')
    const kept = await trx
      .selectFrom('favourite_games')
      .select('game_id')
      .where('member_id', '=', memberId)
      .execute()
    if (kept.some((row) => row.game_id === gameId)) return
    if (kept.length >= favouriteLimit) refuse('favourite-limit', { limit: favouriteLimit })
    await trx
      .insertInto('favourite_games')
      .values({ member_id: memberId, game_id: gameId, added_at: new Date(ctx.clock.now()) })
      .execute()
  })
}

/**
 * Keeps a game among the member's favourites, or takes it out. Saying the same again changes nothing.
 *
 * @throws Refusal `unknown-game`, `favourite-limit` with `limit`.
 */
export async function setFavourite({ ctx, input }: { ctx: Context; input: Wish }) {
  await (input.favourite ? addFavourite : removeFavourite)({ ctx, input })
  return { favourite: input.favourite }
}
