import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AnswerAtOnce } from '../http/answerAtOnce.ts'
import { answerClientError } from '../http/protocol/securityHeaders.ts'

/** A port that another process has. */
export class PortTakenError extends Error {
  readonly port: number

  constructor(port: number) {
    super(`port ${port} is taken`)
    this.name = 'PortTakenError'
    this.port = port
  }
}

/** How long a connection may take for what it does, in ms (D22). */
export interface ConnectionLimits {
  /** From its first byte, or from its opening, to the end of the headers. */
  readonly headers: number
  /** To the end of the body. */
  readonly request: number
  /** Between an answer and the next request. */
  readonly idle: number
  /** Without a byte in either direction, also while an answer is sent that nobody reads. */
  readonly silence: number
  /** How often headers and requests are checked. */
  readonly check: number
  /** While the server stops: as long as connections that the system has accepted are taken over, others coming meanwhile. */
  readonly takeOver: number
}

/** The limits of every port. The longest wait, for a body, ends after `request` and `check`. */
export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 20_000,
  idle: 5_000,
  silence: 30_000,
  check: 1_000,
  takeOver: 2_000,
}

/**
 * How long connections without a call stay open once the server stops, in ms: a request that was already on its way is
 * then answered instead of cut.
 */
const lastRequests = 500

/** A port that is served. */
export interface Listener {
  /** The port, also where any was asked for with 0. */
  readonly port: () => number
  /**
   * Takes no further connection and resolves once all are closed: those with calls in hand after their answers, which say
   * `connection: close`; what lasts longer than `limit` ms is cut.
   */
  finish(limit: number): Promise<void>
}

/** What stands on a port. */
export interface PortApp extends Pick<Hono, 'fetch'> {
  /** Answers what needs nothing of `fetch`, before it is asked. */
  readonly answerAtOnce?: AnswerAtOnce
}

/** What calls pass before the app: while it is shut, they wait. */
function createGate() {
  let opened: Promise<void> | undefined
  let open: () => void = () => undefined
  return {
    shut() {
      opened ??= new Promise((resolve) => {
        open = resolve
      })
    },
    open() {
      open()
      opened = undefined
    },
    pass(app: PortApp, hostname: string): RequestListener {
      const listener = getRequestListener(
        (request, env) => (opened ? opened.then(() => app.fetch(request, env)) : app.fetch(request, env)),
        { hostname },
      )
      return (incoming, outgoing) => {
        if (opened || !app.answerAtOnce?.(incoming, outgoing)) void listener(incoming, outgoing)
      }
    },
  }
}

type Gate = ReturnType<typeof createGate>

/**
 * Follows the connections of a server and the call that came last on each, so that it can end without cutting a call. By
 * connection: a listener for each call would cost more than to send a reply that is there in bytes.
 */
function trackCalls(server: Server, gate: Gate) {
  const latest = new Map<Socket, ServerResponse | null>()
  let finishing = false
  let unusedClosed = false
  let accepted = 0

  // Of requests that were sent without waiting for answers, only the last may say that it closes.
  const announceEnd = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('connection', 'close')
  }
  const closeAfter = (response: ServerResponse) => {
    response.once('close', () => server.closeIdleConnections())
  }
  server.on('connection', (socket: Socket) => {
    accepted += 1
    latest.set(socket, null)
    socket.once('close', () => latest.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const before = latest.get(socket)
    latest.set(socket, response)
    if (finishing) {
      // It is not the last any more. Without the header Node would close after it all the same.
      if (before && !before.headersSent) before.setHeader('connection', 'keep-alive')
      announceEnd(response)
    }
    if (unusedClosed) closeAfter(response)
  })
  const calls = () => [...latest.values()].filter((response) => response !== null)
  return {
    /** Resolves once no connection waits to be accepted, or `patience` ms have passed. */
    async takeOver(patience: number) {
      const end = performance.now() + patience
      // The first turn may be the rest of this one, which has looked for connections already.
      for (let quiet = 0; quiet < 2 && performance.now() < end;) {
        const before = accepted
        await nextTurn()
        quiet = before === accepted ? quiet + 1 : 0
      }
    },
    announceEnds() {
      finishing = true
      for (const call of calls()) announceEnd(call)
    },
    async closeUnused() {
      gate.shut()
      // What has arrived is read first, however busy this process is.
      await nextTurn()
      await nextTurn()
      unusedClosed = true
      for (const call of calls()) closeAfter(call)
      server.closeIdleConnections()
      // Node counts a connection that has never sent anything as one that is about to.
      for (const socket of latest.keys()) if (socket.bytesRead === 0) socket.destroy()
      gate.open()
    },
  }
}

function createListener(server: Server, limits: ConnectionLimits, gate: Gate): Listener {
  const tracked = trackCalls(server, gate)
  return {
    port() {
      const address = server.address()
      return typeof address === 'object' && address !== null ? address.port : 0
    },
    async finish(limit) {
      const late = setTimeout(() => server.closeAllConnections(), limit)
      // The system has accepted connections that this process has not seen, and cuts them with the listening socket. A call
      // that kept the process busy between the last look and the end would let more of them come, as would an answer that
      // sends its client to a new connection: until then calls wait, and none is told to close.
      gate.shut()
      await tracked.takeOver(Math.min(limits.takeOver, limit))
      const closed = new Promise<void>((resolve) => {
        // What `http.Server` adds to this is closing idle connections at once, and the end of its time limits.
        TcpServer.prototype.close.call(server, () => resolve())
      })
      tracked.announceEnds()
      gate.open()
      const grace = setTimeout(() => void tracked.closeUnused(), Math.min(lastRequests, limit))
      await closed
      clearTimeout(grace)
      clearTimeout(late)
      server.close()
    },
  }
}

/**
 * Serves an app on a port of an address and resolves once it listens.
 *
 * @throws PortTakenError when the port is in use.
 */
export function listen(
  app: PortApp,
  {
    port,
    host = '127.0.0.1',
    limits = connectionLimits,
  }: {
    readonly port: number
    readonly host?: string
    readonly limits?: ConnectionLimits
  },
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const gate = createGate()
    const server = createServer(
      {
        headersTimeout: limits.headers,
        requestTimeout: limits.request,
        keepAliveTimeout: limits.idle,
        connectionsCheckingInterval: limits.check,
      },
      gate.pass(app, host),
    )
    const listener = createListener(server, limits, gate)
    server.setTimeout(limits.silence)
    server.on('clientError', answerClientError)
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error)
    })
    server.listen(port, host, () => resolve(listener))
  })
}
