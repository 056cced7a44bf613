import type { MemberInfo } from '@koi/contract/member'
import type { Selectable } from 'kysely'
import type { MemberTable } from '../../db/memberTables.ts'
import { maskEmail, maskName, maskPhone } from '../../security/mask.ts'
import type { Context } from '../context.ts'

/** A member row as the member may see it: phone, name and mail masked (D22). */
export function toMemberInfo(row: Selectable<MemberTable>): MemberInfo {
  return {
    id: row.id,
    account: row.account,
    name: row.name === null ? null : maskName(row.name),
    area: row.area,
    phone: maskPhone(row.phone),
    email: row.email === null ? null : maskEmail(row.email),
    emailVerified: row.email !== null && row.email_verified_at !== null,
    birthDate: row.birth_date,
    inviteCode: row.invite_code,
    invitedBy: row.invited_by,
    vipLevel: row.vip_level,
    autoTransfer: row.auto_transfer,
    createdAt: row.created_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  }
}

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
