import type { Context } from '../context.ts'

/** Promotion statistics entries (D17). */
export async function listStatistics({ ctx }: { ctx: Context }) {
  const items = await ctx.db.selectFrom('statistics').select(['url', 'platform_ck']).orderBy('id').execute()
  return { items }
}
