import { defineEndpoint } from '@koi/api-core'
import * as v from 'valibot'
import { identifier, instant, listOf, nothing } from './schema/fields.ts'

/** How a login began. */
export const loginMethods = ['password', 'sms', 'register'] as const

/** Families of browsers and systems that a login is told by; `other` for the rest. */
export const browserFamilies = ['chrome', 'edge', 'firefox', 'safari', 'other'] as const
export const systemFamilies = ['android', 'ios', 'linux', 'macos', 'windows', 'other'] as const

/**
 * Where a login came from, as far as the server knows by itself: `device` is the machine that it runs on and `local` the
 * network of that, anything else a country or region (ISO 3166-1 alpha-2) that a proxy in front of it has told. Null where
 * nobody has.
 */
export const loginPlace = v.nullable(
  v.union([v.picklist(['device', 'local']), v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))]),
)

/** One login: what began with a password, a code or a registration, with all tabs that joined it. */
const loginEntries = {
  id: v.string(),
  at: instant,
  method: v.picklist(loginMethods),
  browser: v.picklist(browserFamilies),
  system: v.picklist(systemFamilies),
  /** The network address, masked: `203.0.*.*`. Null where none is known. */
  address: v.nullable(v.string()),
  place: loginPlace,
  /** The login that this call belongs to. */
  current: v.boolean(),
}

export const loginRecord = v.object({
  ...loginEntries,
  /** The member had not logged in from this device before. */
  newDevice: v.boolean(),
})
export type LoginRecord = v.InferOutput<typeof loginRecord>

export const openLogin = v.object({
  ...loginEntries,
  lastActiveAt: instant,
  /** How many tabs are logged in. */
  tabs: v.number(),
})
export type OpenLogin = v.InferOutput<typeof openLogin>

export const loginHistory = defineEndpoint({
  name: 'devices.history',
  method: 'GET',
  path: '/api/f/v1/member/logins',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: v.object({
    ...listOf(loginRecord).entries,
    /** Days for which logins are kept. */
    days: v.number(),
  }),
  errors: [],
  summary: 'The latest logins of the member, at most 50, the newest first.',
})

export const openLogins = defineEndpoint({
  name: 'devices.open',
  method: 'GET',
  path: '/api/f/v1/member/sessions',
  origin: 'extension',
  access: 'member',
  encoding: 'none',
  effect: 'read',
  input: nothing,
  output: listOf(openLogin),
  errors: [],
  summary: 'Logins of the member that are open now, on all devices.',
})

export const endLogin = defineEndpoint({
  name: 'devices.end',
  method: 'POST',
  path: '/api/f/v1/member/sessions/end',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: v.object({ id: identifier }),
  output: v.object({ ended: v.number() }),
  errors: ['login-unknown'],
  summary: 'Logs a device out: ends all sessions of one login of the member.',
})

export const endOtherLogins = defineEndpoint({
  name: 'devices.endOthers',
  method: 'POST',
  path: '/api/f/v1/member/sessions/end-others',
  origin: 'extension',
  access: 'member',
  encoding: 'form',
  effect: 'write',
  input: nothing,
  output: v.object({ ended: v.number() }),
  errors: [],
  summary: 'Ends all sessions of the member but those of this login.',
})
