import { STORAGE_KEYS } from '../constants/storageKeys.ts'
import { resilientStorage } from '../ports/resilientStorage.ts'
import type { StoragePort } from '../ports/storagePort.ts'
import { splitUrl } from '../ports/splitUrl.ts'
import { inviteCode } from './inviteCode.ts'

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
