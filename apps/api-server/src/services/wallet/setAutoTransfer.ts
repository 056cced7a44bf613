import type { Context } from '../context.ts'

/** Sets whether money follows the member into a game and back. */
export async function setAutoTransfer({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string; enabled: boolean }
}) {
  const member = await ctx.db
    .updateTable('members')
    .set({ auto_transfer: input.enabled })
    .where('id', '=', input.memberId)
    .returning('auto_transfer')
    .executeTakeFirstOrThrow()
  return { autoTransfer: member.auto_transfer }
}
