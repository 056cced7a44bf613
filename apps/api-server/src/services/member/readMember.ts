import type { MemberInfo } from '@koi/contract'
import type { Context } from '../context.ts'
import { toMemberInfo } from './toMemberInfo.ts'

/** Member info of the holder of a token. */
export async function readMember({
  ctx,
  input,
}: {
  ctx: Context
  input: { memberId: string }
}): Promise<MemberInfo> {
  const row = await ctx.db
    .selectFrom('members')
    .selectAll()
    .where('id', '=', input.memberId)
    .executeTakeFirstOrThrow()
  return toMemberInfo(row)
}
