import type { Draw } from './createDraw.ts'
import { type FleetServer, type FleetSetting, startFleetServer } from './fleetServer.ts'

/** Server processes that are killed and started again. */
export interface Fleet {
  /** Asks one of those that are up, and waits for one when none is. An absolute address is one of the sandbox. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Kills one with SIGKILL and starts another in its place; resolves once that one serves. */
  kill(): Promise<void>
  /** Kills all, and answers what they had written on standard error. */
  stop(): Promise<string>
}

/** Starts so many processes over one database. */
export async function startFleet(setting: FleetSetting, size: number, draw: Draw): Promise<Fleet> {
  const up = new Set(await Promise.all(Array.from({ length: size }, () => startFleetServer(setting))))
  const written: string[] = []
  let kills: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  async function end(server: FleetServer): Promise<void> {
    up.delete(server)
    written.push(await server.end())
  }
  async function pick(): Promise<FleetServer> {
    while (up.size === 0 && !stopping.signal.aborted) await kills
    stopping.signal.throwIfAborted()
    return draw.pick([...up])
  }

  async function replaceOne(): Promise<void> {
    await end(draw.pick([...up]))
    up.add(await startFleetServer(setting))
  }

  return {
    fetch: async (url, init) => (await pick()).fetch(url, init),
    kill() {
      kills = kills.then(replaceOne)
      return kills
    },
    async stop() {
      stopping.abort(new Error('the servers are stopped'))
      await kills.catch(() => undefined)
      await Promise.all([...up].map(end))
      return written.join('')
    },
  }
}
