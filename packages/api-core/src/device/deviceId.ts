import { STORAGE_KEYS } from '../constants/constants.ts'
import { fillDigits, type RandomPort } from '../ports/random.ts'
import { resilientStorage, type StoragePort } from '../ports/storage.ts'

const FORMAT = /^web-(ios|android)?(-[0-9a-z]{8,13}){2}$/

/**
 * The device id kept under `uuid`, made and kept if there is none or one that does not fit the format (D10). Never throws;
 * but where storage is refused only a `resilientStorage` that is given again later, such as `browserPorts().localStorage`,
 * keeps the id from being another at each call.
 *
 * @example
 * ```ts
 * getDeviceId({ storage: ports.localStorage, userAgent: ports.userAgent })
 * ```
 */
export function getDeviceId(options: {
  storage: StoragePort
  userAgent: string
  random?: RandomPort | undefined
}): string {
  const storage = resilientStorage(() => options.storage)
  const kept = storage.getItem(STORAGE_KEYS.deviceId) ?? ''
  if (FORMAT.test(kept)) return kept
  const made = createDeviceId(options)
  storage.setItem(STORAGE_KEYS.deviceId, made)
  return made
}

/**
 * Makes a device id: `web-<tag>-<random>-<random>`, with the tag `ios`, `android` or nothing (D10). The random parts hold
 * 134 bits; 0 to 3 are an eighth likelier than the other digits of base 36, because 36 does not divide 256.
 *
 * @example
 * ```ts
 * createDeviceId({ userAgent: 'iPhone' }).slice(0, 8) // 'web-ios-'
 * ```
 */
export function createDeviceId({
  userAgent,
  random = crypto,
}: {
  userAgent: string
  random?: RandomPort | undefined
}): string {
  const tag = /ip(hone|[ao]d)/i.test(userAgent) ? 'ios' : /android|linux/i.test(userAgent) ? 'android' : ''
  return fillDigits(random, `web-${tag}-xxxxxxxxxxxxx-xxxxxxxxxxxxx`, 36)
}
