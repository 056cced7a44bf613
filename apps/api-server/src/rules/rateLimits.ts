/** How often a call is answered in one window. */
export interface RateLimit {
  /** Milliseconds. */
  readonly window: number
  /** Calls of one device. A caller makes its device id up, so this only slows an honest one down. */
  readonly perDevice: number
  /** Calls of one address, behind which many people may stand. */
  readonly perAddress: number
  /** Members, who are known by their token, are not counted. */
  readonly guestsOnly?: true
}

const window = 60_000

/** Calls that are counted by device and by address (429 beyond either), by name. */
export const rateLimits: ReadonlyMap<string, RateLimit> = new Map<string, RateLimit>([
  ['auth.login', { window, perDevice: 30, perAddress: 300 }],
  ['auth.register', { window, perDevice: 20, perAddress: 120 }],
  ['auth.sendSms', { window, perDevice: 20, perAddress: 120 }],
  ['auth.forgetPassword', { window, perDevice: 20, perAddress: 120 }],
  ['game.launch', { window, perDevice: 30, perAddress: 240, guestsOnly: true }],
])
