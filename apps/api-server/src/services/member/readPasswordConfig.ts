import type { Context } from '../context.ts'

/** Whether a withdraw password is asked for (always), and whether the member has set one. */
export async function readPasswordConfig({ ctx, input }: { ctx: Context; input: { memberId: string } }) {
  const member = await ctx.db
    .selectFrom('members')
    .select('withdraw_password_hash')
    .where('id', '=', input.memberId)
    .executeTakeFirstOrThrow()
  return { d: true, p: member.withdraw_password_hash !== null }
}
