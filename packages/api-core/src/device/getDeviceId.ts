import { STORAGE_KEYS } from '../constants/storageKeys.ts'
import type { RandomPort } from '../ports/randomPort.ts'
import { resilientStorage } from '../ports/resilientStorage.ts'
import type { StoragePort } from '../ports/storagePort.ts'
import { createDeviceId } from './createDeviceId.ts'

const FORMAT = /^web-(?:ios|android)?(?:-[0-9a-z]{8,13}){2}$/

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
