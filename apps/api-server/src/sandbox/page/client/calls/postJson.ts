import type { CallResult } from './callResult.ts'
import { readEnvelope } from './readEnvelope.ts'

/** How long a call may take, ms (D3). */
const callTimeout = 10_000

/** Sends one call of a sandbox page; never rejects and never retries. */
export type PostJson = <Reply>(
  path: string,
  /** What authorises the call; null before there is one. */
  key: string | null,
  input: Readonly<Record<string, string>>,
  read: (data: unknown) => Reply,
) => Promise<CallResult<Reply>>

/** Makes the one way in which the pages of this origin speak to it. */
export function createPostJson(deps: { fetch: typeof globalThis.fetch }): PostJson {
  return async (path, key, input, read) => {
    try {
      const response = await deps.fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(callTimeout),
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
      })
      if (!response.ok) return { kind: 'unanswered' }
      return readEnvelope(await response.json(), read)
    } catch {
      return { kind: 'unanswered' }
    }
  }
}
