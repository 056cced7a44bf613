import { Hono } from 'hono'
import type { IncomingMessage } from 'node:http'
import { setSecurityHeaders } from '../http/protocol/securityHeaders.ts'
import type { PortApp } from './listen.ts'
import { pageLocale } from './pages/sendPage.ts'
import { startingPage, startingRetry } from './startingPage.ts'

/** Makes what tells whether a `Host` header names one of the hosts, with any port; it is the same for most requests. */
function createHostCheck(hosts: readonly string[]): (header: string | null) => boolean {
  let known: string | undefined
  return (header) => {
    if (header === known) return true
    const [, name = '', port = ''] = /^(.*?)(?::(\d{1,5}))?$/.exec(header?.toLowerCase() ?? '') ?? []
    if (!hosts.includes(name) || Number(port) >= 65_536) return false
    known = header ?? undefined
    return true
  }
}

/** The `Host` header of a request; null where there are several, of which Node tells the first. */
function onlyHost({ headers, rawHeaders }: IncomingMessage): string | null {
  let times = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') times += 1
  }
  return times === 1 ? (headers.host ?? null) : null
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
 * with 503 until its app is there: a page for a person, JSON for a call.
 *
 * @param hosts host names without port, in lower case
 */
export function createSlot(hosts: readonly string[]): Slot {
  const isKnownHost = createHostCheck(hosts)
  const closed = new Hono()
  let app: PortApp | undefined

  closed.all('*', (c) => {
    setSecurityHeaders(c)
    if (!isKnownHost(c.req.raw.headers.get('host'))) {
      return c.json({ status: false, data: { code: 'forbidden' } }, 403)
    }
    if (c.req.header('accept')?.includes('text/html') === true)
      return c.html(startingPage(pageLocale(c)), 503, { 'retry-after': `${startingRetry}` })
    return c.json({ status: false, data: { code: 'starting' } }, 503, { 'retry-after': '1' })
  })
  return {
    app: {
      fetch(request, ...rest) {
        const known = isKnownHost(request.headers.get('host'))
        return (known && app ? app : closed).fetch(request, ...rest)
      },
      answerAtOnce: (incoming, outgoing) =>
        isKnownHost(onlyHost(incoming)) && app?.answerAtOnce?.(incoming, outgoing) === true,
    },
    fill(ready) {
      app = ready
    },
  }
}
