import { Hono } from 'hono'
import { setSecurityHeaders } from '../http/protocol/securityHeaders.ts'
import type { PortApp } from './listen.ts'

/** Whether a `Host` header names one of the hosts, with any port. */
function isKnownHost(header: string | null | undefined, hosts: readonly string[]): boolean {
  return header != null && hosts.includes(header.toLowerCase().replace(/:\d{1,5}$/, ''))
}

/** What stands on a port before the app that it is claimed for. */
interface Slot {
  /** Goes on the port; every listener has one. */
  readonly app: PortApp
  /** From now on `ready` answers. */
  readonly fill: (ready: PortApp) => void
}

/**
 * Answers a port: only under the names this server goes by, so that no other site's name can be pointed at it, and
 * with 503 until its app is there.
 *
 * @param hosts host names without port, in lower case
 */
export function createSlot(hosts: readonly string[]): Slot {
  const closed = new Hono()
  let app: PortApp | undefined

  closed.all('*', (c) => {
    setSecurityHeaders(c)
    if (!isKnownHost(c.req.raw.headers.get('host'), hosts)) {
      return c.json({ status: false, data: { code: 'forbidden' } }, 403)
    }
    return c.json({ status: false, data: { code: 'starting' } }, 503, { 'retry-after': '1' })
  })
  return {
    app: {
      fetch(request, ...rest) {
        const known = isKnownHost(request.headers.get('host'), hosts)
        return (known && app ? app : closed).fetch(request, ...rest)
      },
      answerAtOnce: (incoming, outgoing) =>
        isKnownHost(incoming.headers.host, hosts) && app?.answerAtOnce?.(incoming, outgoing) === true,
    },
    fill(ready) {
      app = ready
    },
  }
}
