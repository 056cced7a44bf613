import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

/** A way to a server that a test can freeze: connections stay open and nothing passes, as when a host hangs. */
export interface FreezableProxy {
  /** The address of the server, by way of the proxy. */
  readonly url: string
  freeze(): void
  /** What waited passes now. */
  thaw(): void
  /** Cuts all connections. */
  cut(): void
  close(): Promise<void>
}

/** Stands in front of the server of a `postgres://` address. */
export async function createFreezableProxy(target: string): Promise<FreezableProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => to.write(chunk))
      from.on('error', () => undefined)
      from.once('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' && address !== null ? address.port : 0)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of sockets) socket.resume()
    },
    cut,
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
