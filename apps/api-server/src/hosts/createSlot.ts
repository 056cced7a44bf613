import { Hono } from 'hono'
import { setSecurityHeaders } from '../http/protocol/securityHeaders.ts'

/** Whether a `Host` header names one of the hosts, with any port. */
function isKnownHost(header: string | undefined, hosts: readonly string[]): boolean {
  return header !== undefined && hosts.includes(header.toLowerCase().replace(/:\d{1,5}$/, ''))
}

/** What stands on a port before the app that it is claimed for. */
interface Slot {
  /** Goes on the port; every listener has one. */
  readonly app: Hono
  /** From now on `ready` answers. */
  readonly fill: (ready: Hono) => void
}

/**
 * Answers a port: only under the names this server goes by, so that no other site's name can be pointed at it, and
 * with 503 until its app is there.
 *
 * @param hosts host names without port, in lower case
 */
export function createSlot(hosts: readonly string[]): Slot {
  const slot = new Hono()
  let app: Hono | undefined

  slot.all('*', (c) => {
    const known = isKnownHost(c.req.header('host'), hosts)
    if (known && app) return app.fetch(c.req.raw, c.env)
    setSecurityHeaders(c)
    if (!known) return c.json({ status: false, data: { code: 'forbidden' } }, 403)
    return c.json({ status: false, data: { code: 'starting' } }, 503, { 'retry-after': '1' })
  })
  return {
    app: slot,
    fill(ready) {
      app = ready
    },
  }
}
