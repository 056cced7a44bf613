import * as v from 'valibot'
import { calendarDate } from '../schema/calendarDate.ts'
import { instant } from '../schema/instant.ts'

/** A member as the member sees itself; phone, name and mail are masked (D22). */
export const memberInfo = v.object({
  id: v.string(),
  account: v.string(),
  name: v.nullable(v.string()),
  area: v.string(),
  phone: v.string(),
  email: v.nullable(v.string()),
  birthDate: v.nullable(calendarDate),
  /** The code this member gives to friends. */
  inviteCode: v.string(),
  /** The code this member registered with. */
  invitedBy: v.nullable(v.string()),
  vipLevel: v.number(),
  autoTransfer: v.boolean(),
  createdAt: instant,
  lastLoginAt: v.nullable(instant),
})

export type MemberInfo = v.InferOutput<typeof memberInfo>
