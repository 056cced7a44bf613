import { TOKEN_KEY } from './tokenKey.ts'
import { VID_KEY } from './vidKey.ts'

/**
 * Keys of the client storage (D5): the first three in session storage, the device id in local storage.
 *
 * @example
 * ```ts
 * STORAGE_KEYS.deviceId // 'uuid'
 * ```
 */
export const STORAGE_KEYS = { token: TOKEN_KEY, vid: VID_KEY, inviteCode: 'aid', deviceId: 'uuid' } as const
