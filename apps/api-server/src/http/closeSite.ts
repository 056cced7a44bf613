import { closedStatuses, type SiteClosure } from '@koi/contract/closed'
import type { AppDeps, Clock } from '../services/context.ts'
import type { AskedHeaders } from './protocol/askedHeaders.ts'
import { createCallerRegion } from './protocol/callerRegion.ts'

/** A reply to all callers, or to those of a region. */
interface ClosedReply {
  readonly status: (typeof closedStatuses)[SiteClosure['code']]
  readonly headers: Readonly<Record<string, string>>
  readonly envelope: { readonly status: false; readonly data: SiteClosure }
}

/** What decides whom the site is open to. */
type OpenTo = Pick<AppDeps['config'], 'maintenanceUntil' | 'trustedProxies' | 'region'> & {
  readonly brands: readonly Pick<AppDeps['config']['brands'][number], 'd' | 'servedRegions'>[]
}

/**
 * Makes what answers every call while the site is under maintenance, and those from regions that the brand does not serve;
 * null while all is open. The region is what a trusted proxy says of its caller; where nothing says it, everybody is served.
 */
export function createClosure(
  config: OpenTo,
  clock: Clock,
): (env: unknown, headers: AskedHeaders) => ClosedReply | null {
  const regionOf = createCallerRegion(config)
  const until = config.maintenanceUntil ?? 0

  const closure = (env: unknown, headers: AskedHeaders): SiteClosure | null => {
    if (clock.now() < until) return { code: 'maintenance', until: new Date(until).toISOString() }
    const region = regionOf(env, headers)
    if (region === null) return null
    const brand = config.brands.find(({ d }) => d === headers.get('d'))
    if (!brand || brand.servedRegions.includes(region)) return null
    return { code: 'region', region }
  }
  return (env, headers) => {
    const data = closure(env, headers)
    if (!data) return null
    const wait = String(Math.ceil((until - clock.now()) / 1_000))
    return {
      status: closedStatuses[data.code],
      headers: data.code === 'maintenance' ? { 'retry-after': wait } : {},
      envelope: { status: false, data },
    }
  }
}

/**
 * Makes what says of a caller whether no brand is open to them: a page is asked for without naming a brand, and must show nothing
 * of the site then.
 */
export function createClosedToAll(
  config: OpenTo,
  clock: Clock,
): (env: unknown, headers: AskedHeaders) => boolean {
  const closureOf = createClosure(config, clock)
  return (env, headers) =>
    config.brands.every(({ d }) => {
      const asked = { get: (name: string) => (name === 'd' ? d : headers.get(name)) }
      return closureOf(env, asked) !== null
    })
}
