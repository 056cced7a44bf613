import type { AppDeps } from '../../services/context.ts'
import type { AskedHeaders } from './askedHeaders.ts'
import { createPeerTrust } from './clientAddress.ts'

/** An ISO 3166-1 alpha-2 code as proxies write it; what they write for unknown places is none. */
function readRegion(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}

/** Makes what tells the caller's region: what a trusted proxy says of it, or what is set for all; null where nothing says it. */
export function createCallerRegion({
  trustedProxies = [],
  region,
}: Pick<AppDeps['config'], 'trustedProxies' | 'region'>): (
  env: unknown,
  headers: AskedHeaders,
) => string | null {
  const { header = null, everybody = null } = region ?? {}
  if (everybody !== null) return () => readRegion(everybody)
  if (header === null) return () => null
  const isTrusted = createPeerTrust(trustedProxies)
  return (env, headers) => (isTrusted(env) ? readRegion(headers.get(header)) : null)
}
