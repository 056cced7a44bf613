import type { Context } from '../context.ts'

/** How many messages of the member are unread. */
export async function countMessages({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const { unread } = await ctx.db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<bigint>().as('unread'))
    .where('member_id', '=', input.memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { unread: Number(unread) }
}
