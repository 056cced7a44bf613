import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { answerClientError } from '../http/answerClientError.ts'

/** Serves an app over real HTTP on a free port of 127.0.0.1. */
export function serveOnPort(app: Hono): Promise<{ origin: string; stop: () => Promise<void> }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
      resolve({
        origin: `http://127.0.0.1:${port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done())
          }),
      })
    })
    server.on('clientError', answerClientError)
  })
}
