import { createServer, type AddressInfo } from 'node:net'

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null
}

async function hold(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!isAddress(address)) throw new Error('a TCP server has no port')
  return {
    port: address.port,
    release: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Ports that nobody has at this moment, all different. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held = await Promise.all(Array.from({ length: count }, hold))
  await Promise.all(held.map(({ release }) => release()))
  return held.map(({ port }) => port)
}
