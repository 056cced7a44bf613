import { STORAGE_KEYS } from '../constants/storageKeys.ts'
import type { RandomPort } from '../ports/randomPort.ts'
import type { StoragePort } from '../ports/storagePort.ts'
import { createDeviceId } from './createDeviceId.ts'

const FORMAT = /^web-(?:ios|android)?-[0-9a-z]{8,13}-[0-9a-z]{8,13}$/

/**
 * The device id kept under `uuid`, made and kept if there is none or one that does not fit the format (D10). Never throws:
 * give it a `resilientStorage` so that the id outlives the call where storage is refused.
 *
 * @example
 * ```ts
 * getDeviceId({ storage: resilientStorage(localStorage), userAgent: navigator.userAgent })
 * ```
 */
export function getDeviceId(options: {
  storage: StoragePort
  userAgent: string
  random?: RandomPort | undefined
}): string {
  const { storage } = options
  try {
    const kept = storage.getItem(STORAGE_KEYS.deviceId)
    if (kept !== null && FORMAT.test(kept)) return kept
  } catch {
    // Unreadable is the same as absent.
  }
  const made = createDeviceId(options)
  try {
    storage.setItem(STORAGE_KEYS.deviceId, made)
  } catch {
    // The id still serves this call.
  }
  return made
}
