import { STORAGE_KEYS } from '../constants/storageKeys.ts'
import type { StoragePort } from '../ports/storagePort.ts'
import { inviteCode } from './inviteCode.ts'

const PARAMETER = 'invite_code'

/** What was found in a URL, and that URL as it shall be shown: without the parameter, otherwise letter by letter the same. */
export interface CapturedInvite {
  readonly code: string | null
  readonly url: string
}

/**
 * Takes `invite_code` from a URL and keeps it under `aid` (D13). A code that does not fit the format is dropped, and what
 * was kept stays.
 *
 * @example
 * ```ts
 * const { url } = captureInviteCode(location.href, { session: sessionStorage })
 * history.replaceState(history.state, '', url)
 * ```
 */
export function captureInviteCode(url: string | URL, { session }: { session: StoragePort }): CapturedInvite {
  const [, base = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(String(url)) ?? []
  if (query === undefined) return { code: null, url: String(url) }
  const isInvite = (pair: string) => new URLSearchParams(pair).has(PARAMETER)
  const pairs = query.split('&')
  const rest = pairs.filter((pair) => !isInvite(pair))
  if (rest.length === pairs.length) return { code: null, url: String(url) }
  const code = inviteCode(new URLSearchParams(query).get(PARAMETER))
  try {
    if (code) session.setItem(STORAGE_KEYS.inviteCode, code)
  } catch {
    // Without storage the code lasts no longer than this call.
  }
  return { code, url: base + (rest.length > 0 ? `?${rest.join('&')}` : '') + hash }
}
