import type { Effect } from '@koi/api-core'

/** How often a call is answered in one window. */
interface RateLimit {
  /** Milliseconds. */
  readonly window: number
  /** Calls of one device. A caller makes its device id up, so this only slows an honest one down. */
  readonly perDevice?: number
  /** Calls of one address, behind which many people may stand. */
  readonly perAddress: number
  /** Members, who are known by their token, are not counted. */
  readonly guestsOnly?: true
}

/** A minute, in milliseconds. */
export const limitWindow = 60_000

/** Calls that are counted by device and by address (429 beyond either), by name. Of deposit callbacks those without our signature are. */
export const rateLimits: ReadonlyMap<string, RateLimit> = new Map<string, RateLimit>([
  ['auth.login', { window: limitWindow, perDevice: 30, perAddress: 300 }],
  ['auth.register', { window: limitWindow, perDevice: 20, perAddress: 120 }],
  ['auth.sendSms', { window: limitWindow, perDevice: 20, perAddress: 120 }],
  ['auth.forgetPassword', { window: limitWindow, perDevice: 20, perAddress: 120 }],
  ['deposit.callback', { window: limitWindow, perAddress: 60 }],
  ['game.launch', { window: limitWindow, perDevice: 30, perAddress: 240, guestsOnly: true }],
])

/** How many calls of each kind one member may make in a minute. */
export type MemberLimits = Readonly<Record<Effect, number>>

/**
 * Calls of one member, by what they do, all devices together (429 beyond). Reads are counted by each process, as a limit of
 * its own work; what writes is counted in the database, for all processes together.
 */
export const memberLimits: MemberLimits = { read: 600, write: 120, money: 120 }
