import { STORAGE_KEYS } from '../constants/storageKeys.ts'
import { resilientStorage } from '../ports/resilientStorage.ts'
import type { StoragePort } from '../ports/storagePort.ts'
import { inviteCode } from './inviteCode.ts'

function codeIn(storage: StoragePort): string | null {
  const text = resilientStorage(() => storage).getItem(STORAGE_KEYS.inviteCode)
  try {
    const plain = inviteCode(text)
    if (plain !== null) return plain
    const value: { readonly invite_code?: unknown } | null = JSON.parse(text ?? '')
    return inviteCode(value?.invite_code)
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
