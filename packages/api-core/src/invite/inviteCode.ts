import { STORAGE_KEYS } from '../constants/constants.ts'
import { splitUrl } from '../ports/splitUrl.ts'
import { resilientStorage, type StoragePort } from '../ports/storage.ts'

const FORMAT = /^[\w-]{1,32}$/

/** The invite code in a text, trimmed; null when it does not fit the format (D13). */
export function inviteCode(text: unknown): string | null {
  const code = typeof text === 'string' ? text.trim() : ''
  return FORMAT.test(code) ? code : null
}

const PARAMETER = 'invite_code'

/** What was found in a URL, and that URL as it shall be shown: without the parameter, otherwise letter by letter the same. */
export interface CapturedInvite {
  readonly code: string | null
  readonly url: string
}

/**
 * Takes `invite_code` from a URL and keeps it under `aid` (D13). A code that does not fit the format is dropped, and what
 * was kept stays. Never throws; but where storage is refused only a `resilientStorage` that is read again later, such as
 * `browserPorts().sessionStorage`, keeps the code.
 *
 * @example
 * ```ts
 * const { url } = captureInviteCode(location.href, { session: ports.sessionStorage })
 * history.replaceState(history.state, '', url)
 * ```
 */
export function captureInviteCode(url: string | URL, { session }: { session: StoragePort }): CapturedInvite {
  const [path, query, hash] = splitUrl(String(url))
  const pairs = query.slice(1).split('&')
  const rest = pairs.filter((pair) => !new URLSearchParams(pair).has(PARAMETER))
  if (rest.length === pairs.length) return { code: null, url: String(url) }
  const code = inviteCode(new URLSearchParams(query).get(PARAMETER))
  if (code) resilientStorage(() => session).setItem(STORAGE_KEYS.inviteCode, code)
  return { code, url: path + (rest.length ? `?${rest.join('&')}` : '') + hash }
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
