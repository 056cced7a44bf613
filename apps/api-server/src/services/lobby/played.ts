import type { Context } from '../context.ts'

const recentLimit = 24
const popularLimit = 300
const week = 7 * 86_400_000

/** The ids of the games that a member opened last with real play money, the latest first. */
export async function readRecentGames({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const rows = await ctx.db
    .selectFrom('recent_games')
    .select('game_id')
    .where('member_id', '=', input.memberId)
    .orderBy('opened_at', 'desc')
    .orderBy('game_id')
    .limit(recentLimit)
    .execute()
  return { games: rows.map((row) => row.game_id) }
}

/** The ids of the games that most different members staked on in the last seven days; it reads a row a game and day. */
export async function readPopularGames({ ctx }: { ctx: Context }) {
  const rows = await ctx.db
    .selectFrom('game_days')
    .select('game_id')
    .where('day', '>', new Date(ctx.clock.now() - week).toISOString().slice(0, 10))
    .where('players', '>', 0)
    .groupBy('game_id')
    .orderBy((eb) => eb.fn.sum('players'), 'desc')
    .orderBy('game_id')
    .limit(popularLimit)
    .execute()
  return { games: rows.map((row) => row.game_id) }
}
