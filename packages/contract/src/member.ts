import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { balanceSums } from './balanceSums.ts'
import { calendarDate, instant, nothing } from './schema/fields.ts'
import { money } from './schema/money.ts'

/** A member as the member sees itself; phone, name and mail are masked (D22). */
export const memberInfo = v.object({
  id: v.string(),
  account: v.string(),
  name: v.nullable(v.string()),
  area: v.string(),
  phone: v.string(),
  email: v.nullable(v.string()),
  /** The member has typed a code that was sent to the address. */
  emailVerified: v.boolean(),
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

export const token = defineEndpoint({
  name: 'member.token',
  method: 'GET',
  path: '/api/findmed/v1/member/token',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: memberInfo,
  errors: [],
  summary: 'Member info of the holder of the token.',
})

export const balance = defineEndpoint({
  name: 'member.balance',
  method: 'GET',
  path: '/api/findmed/v1/member/balance',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({ ...v.entriesFromList(balanceSums, money), at: instant }),
  errors: [],
  summary: 'Sums of the central wallet, the venue wallets, held stakes and bonus money.',
})

export const messageCount = defineEndpoint({
  name: 'member.messageCount',
  method: 'GET',
  path: '/api/findmed/v1/member/message/num',
  origin: 'specification',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    unread: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    /** An unread announcement that is to be shown over the page, the newest. */
    popup: v.nullable(v.string()),
  }),
  errors: [],
  summary: 'How many messages are unread, and which of them is to be shown at once.',
})

const gameText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{0,40}$/))

export const heartbeat = defineEndpoint({
  name: 'member.heartbeat',
  method: 'POST',
  path: '/api/findmed/v1/heartbeat',
  origin: 'specification',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ gameid: gameText, platform: gameText }),
  output: v.object({ serverTime: instant }),
  errors: [],
  summary: 'Says that the member is here, and in which game; does not count as activity (D5, D6).',
})
