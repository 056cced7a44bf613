import { closedStatuses, type SiteClosure } from '@koi/contract/closed'
import type { MiddlewareHandler } from 'hono'
import type { AppDeps, Clock } from '../services/context.ts'
import { createPeerTrust } from './protocol/clientAddress.ts'

/** An ISO 3166-1 alpha-2 code as proxies write it; what they write for unknown places is none. */
function regionOf(text: string | null): string | null {
  const code = text?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}

/**
 * Answers every call while the site is under maintenance, and those from regions that the brand does not serve. The region
 * is what a trusted proxy says of its caller; where nothing says it, everybody is served.
 */
export function closeSite(config: AppDeps['config'], clock: Clock): MiddlewareHandler {
  const isTrusted = createPeerTrust(config.trustedProxies ?? [])
  const { header = null, everybody = null } = config.region ?? {}
  const until = config.maintenanceUntil ?? 0

  const closure = (env: unknown, headers: Headers): SiteClosure | null => {
    if (clock.now() < until) return { code: 'maintenance', until: new Date(until).toISOString() }
    const brand = config.brands.find(({ d }) => d === headers.get('d'))
    const told = header !== null && isTrusted(env) ? headers.get(header) : null
    const region = regionOf(everybody ?? told)
    if (!brand || region === null || brand.servedRegions.includes(region)) return null
    return { code: 'region', region }
  }
  return async (c, next) => {
    const data = closure(c.env, c.req.raw.headers)
    if (!data) return next()
    if (data.code === 'maintenance') c.header('retry-after', String(Math.ceil((until - clock.now()) / 1_000)))
    return c.json({ status: false, data }, closedStatuses[data.code])
  }
}
