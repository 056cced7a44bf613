import type { browserFamilies, loginMethods, systemFamilies } from '@koi/contract/devices'

export interface MemberTable {
  id: string
  account: string
  password_hash: string
  withdraw_password_hash: string | null
  area: string
  phone: string
  name: string | null
  email: string | null
  /** When a code sent to the address came back. */
  email_verified_at: Date | null
  wechat: string | null
  qq: string | null
  /** A calendar day, `1990-02-28`. */
  birth_date: string | null
  invite_code: string
  invited_by: string | null
  vip_level: number
  auto_transfer: boolean
  created_at: Date
  last_login_at: Date | null
}

/** What began with a password, a code or a registration; its tabs have a session each (D5). */
export interface LoginTable {
  id: string
  member_id: string
  at: Date
  method: (typeof loginMethods)[number]
  device: string
  browser: (typeof browserFamilies)[number]
  system: (typeof systemFamilies)[number]
  /** Masked: no other form of it is kept. */
  address: string | null
  place: string | null
  new_device: boolean
}

/** A one-time code with which a new tab begins a session of the login of another (D5). */
export interface HandOverTable {
  code_hash: string
  session_id: string
  device: string
  origin: string
  expires_at: Date
  used_at: Date | null
}

/** One tab of a login. `token_hash` is the newest token of its chain, `previous_hash` the one before (D22). */
export interface SessionTable {
  id: string
  member_id: string
  login_id: string
  device: string
  token_hash: string
  token_issued_at: Date
  previous_hash: string | null
  previous_until: Date | null
  created_at: Date
  last_active_at: Date
  expires_at: Date
  ended_at: Date | null
  /** The last heartbeat, and the game it named (D6). */
  seen_at: Date | null
  seen_game: string | null
  seen_platform: string | null
}

export interface SmsCodeTable {
  id: string
  area: string
  phone: string
  purpose: string
  device: string
  /** Asked for by its logged-in member, or by a device that the member has used before. */
  trusted: boolean
  code_hash: string
  /** Every use of the code, right or wrong. */
  tries: number
  wrong: number
  sent_at: Date
  expires_at: Date
  used_at: Date | null
}

/** What the sandbox shows instead of sending a text message (D20). */
export interface SmsOutboxTable {
  id: string
  area: string
  phone: string
  purpose: string
  code: string
  sent_at: Date
  expires_at: Date
}
