import type { AppDeps, Clock } from '../services/context.ts'
import type { AskedHeaders } from './protocol/askedHeaders.ts'
import { originHeaders } from './protocol/crossOrigin.ts'
import { jsonHeaders } from './protocol/securityHeaders.ts'

/** The headers that the reply to a request begins with, in a record of its own. */
export type HeadersFor = (asked: AskedHeaders) => Record<string, string>

/** Makes the headers that each reply begins with: they are the same for a second, but for the shell that asks. */
export function createHeaders(
  { allowedOrigins }: Pick<AppDeps['config'], 'allowedOrigins'>,
  clock: Clock,
): HeadersFor {
  let second = Number.NaN
  const made = new Map<string | null, Readonly<Record<string, string>>>()
  return (asked) => {
    const now = Math.floor(clock.now() / 1_000)
    if (now !== second) {
      second = now
      made.clear()
    }
    const origin = asked.get('origin')
    const known = origin !== null && allowedOrigins.includes(origin) ? origin : null
    const kept = made.get(known)
    if (kept) return { ...kept }
    const date = new Date(now * 1_000).toUTCString()
    const headers = { ...jsonHeaders, date, ...originHeaders(known, allowedOrigins) }
    made.set(known, headers)
    return { ...headers }
  }
}
