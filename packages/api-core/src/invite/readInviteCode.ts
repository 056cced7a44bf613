import { STORAGE_KEYS } from '../constants/storageKeys.ts'
import type { StoragePort } from '../ports/storagePort.ts'
import { inviteCode } from './inviteCode.ts'

function codeIn(storage: StoragePort): string | null {
  try {
    const text = storage.getItem(STORAGE_KEYS.inviteCode)
    const plain = inviteCode(text)
    if (plain || !text) return plain
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'invite_code' in value
      ? inviteCode(value.invite_code)
      : null
  } catch {
    return null
  }
}

/**
 * The invite code under `aid`, from session storage first and local storage second: a plain string, or JSON with
 * `invite_code`. Anything else reads as none (D13).
 *
 * @example
 * ```ts
 * readInviteCode({ session: sessionStorage, local: localStorage }) // 'ABC123' or null
 * ```
 */
export function readInviteCode({
  session,
  local,
}: {
  session: StoragePort
  local: StoragePort
}): string | null {
  return codeIn(session) ?? codeIn(local)
}
