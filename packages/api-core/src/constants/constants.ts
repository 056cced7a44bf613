/**
 * Milliseconds for headers and body of a call (specification, section 9).
 *
 * @example
 * ```ts
 * REQUEST_TIMEOUT_MS // 10000
 * ```
 */
export const REQUEST_TIMEOUT_MS = 10_000

/**
 * Milliseconds between two heartbeats of a logged-in page (D6).
 *
 * @example
 * ```ts
 * HEARTBEAT_INTERVAL_MS // 30000
 * ```
 */
export const HEARTBEAT_INTERVAL_MS = 30_000

/**
 * Milliseconds in which member info, balance and message count are each asked for once at most (D7).
 *
 * @example
 * ```ts
 * REFRESH_WINDOW_MS // 30000
 * ```
 */
export const REFRESH_WINDOW_MS = 30_000

/**
 * Milliseconds in which the service worker looks for an update once at most (D18).
 *
 * @example
 * ```ts
 * SERVICE_WORKER_UPDATE_MS // 60000
 * ```
 */
export const SERVICE_WORKER_UPDATE_MS = 60_000

/** Where session storage has the session token (D5). By itself, so that a client carries no other key. */
export const TOKEN_KEY = 't'

/** Where session storage has the visit id (D5). By itself, so that a client carries no other key. */
export const VID_KEY = 'vid'

/**
 * Keys of the client storage (D5): the first three in session storage, the device id in local storage.
 *
 * @example
 * ```ts
 * STORAGE_KEYS.deviceId // 'uuid'
 * ```
 */
export const STORAGE_KEYS = { token: TOKEN_KEY, vid: VID_KEY, inviteCode: 'aid', deviceId: 'uuid' } as const

/**
 * The yuan sign.
 *
 * @example
 * ```ts
 * CURRENCY_SYMBOL // '¥'
 * ```
 */
export const CURRENCY_SYMBOL = '¥'

/**
 * Decimal places of an amount unless a field says otherwise.
 *
 * @example
 * ```ts
 * AMOUNT_DECIMALS // 2
 * ```
 */
export const AMOUNT_DECIMALS = 2

/**
 * Weekday names, Sunday first, as `Date.prototype.getDay` counts.
 *
 * @example
 * ```ts
 * WEEKDAY_LABELS[0] // '星期日'
 * ```
 */
export const WEEKDAY_LABELS = ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'] as const

/**
 * Date ranges offered in records (D12).
 *
 * @example
 * ```ts
 * DATE_PRESETS.last7Days // 2
 * ```
 */
export const DATE_PRESETS = { none: -1, today: 0, yesterday: 1, last7Days: 2, last30Days: 3 } as const

/**
 * What a link-like item does when it is used.
 *
 * @example
 * ```ts
 * ACTIONS.openNew // 2
 * ```
 */
export const ACTIONS = { copy: 1, openNew: 2 } as const

/**
 * The venues shown, in the order of the specification (section 9).
 *
 * @example
 * ```ts
 * VENUE_IDS.join() // '1,2,28,40,84,85,86,87,88,89,90,91,92,95,30,98,101,201,126,301,35,107,108,109,111,113,127,128,304'
 * ```
 */
export const VENUE_IDS = [
  1, 2, 28, 40, 84, 85, 86, 87, 88, 89, 90, 91, 92, 95, 30, 98, 101, 201, 126, 301, 35, 107, 108, 109, 111,
  113, 127, 128, 304,
] as const
