import { createServer } from 'node:http'
import { WORK } from './work.ts'

/** A server on this machine that takes the form and gives the reply. */
export interface Loopback {
  readonly origin: string
  close(): Promise<void>
}

/** Starts it on a free port. */
export async function startLoopback(): Promise<Loopback> {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      response.end(WORK.reply)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

/** A transport that answers at once, so that only what a library adds is left to measure. */
export const memoryFetch: typeof fetch = () =>
  Promise.resolve(new Response(WORK.reply, { status: 200, headers: { 'content-type': 'application/json' } }))
