import { serve, type ServerType } from '@hono/node-server'
import type { Hono } from 'hono'
import { answerClientError } from '../http/answerClientError.ts'

/** A port that somebody else has. */
export class PortTakenError extends Error {
  readonly port: number

  constructor(port: number) {
    super(`port ${port} is taken`)
    this.name = 'PortTakenError'
    this.port = port
  }
}

/**
 * Serves an app on 127.0.0.1 and resolves once it listens.
 *
 * @throws PortTakenError when the port is in use.
 */
export function listen(app: Hono, port: number): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => resolve(server))
    server.on('clientError', answerClientError)
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error)
    })
  })
}
