import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Draw } from './createDraw.ts'

const entry = fileURLToPath(new URL('./serverEntry.ts', import.meta.url))
const origins = v.object({ api: v.string(), sandbox: v.string() })
const patience = 30_000

/** What all processes of a fleet share. */
export interface FleetSetting {
  readonly location: { readonly dataDir: string } | { readonly databaseUrl: string }
  /** See `createFastClock`. */
  readonly start: number
  readonly speed: number
}

/** Server processes that are killed and started again. */
export interface Fleet {
  /** Asks one of those that are up, and waits for one when none is. An absolute address is one of the sandbox. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Kills one with SIGKILL and starts another in its place; resolves once that one serves. */
  kill(): Promise<void>
  /** Kills all, and answers what they had written on standard error. */
  stop(): Promise<string>
}

interface Server {
  readonly child: ChildProcess
  readonly errors: Promise<string>
  readonly origins: v.InferOutput<typeof origins>
}

async function startServer(setting: FleetSetting): Promise<Server> {
  const args = ['--disable-warning=ExperimentalWarning', entry, JSON.stringify(setting)]
  const child = spawn(process.execPath, args, { stdio: 'pipe' })
  const errors = text(child.stderr)
  const line: unknown = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)])
  if (!Array.isArray(line)) throw new Error(`a server did not start: ${await errors}`)
  return { child, errors, origins: v.parse(origins, JSON.parse(String(line[0]))) }
}

/** Starts so many processes over one database. */
export async function startFleet(setting: FleetSetting, size: number, draw: Draw): Promise<Fleet> {
  const up = new Set(await Promise.all(Array.from({ length: size }, () => startServer(setting))))
  const written: Promise<string>[] = []
  let kills: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  async function end(server: Server): Promise<void> {
    up.delete(server)
    if (server.child.exitCode !== null) throw new Error(`a server ended by itself: ${await server.errors}`)
    const ended = once(server.child, 'exit')
    server.child.kill('SIGKILL')
    await ended
    written.push(server.errors)
  }
  async function pick(): Promise<Server> {
    while (up.size === 0 && !stopping.signal.aborted) await kills
    stopping.signal.throwIfAborted()
    return draw.pick([...up])
  }

  async function replaceOne(): Promise<void> {
    await end(draw.pick([...up]))
    up.add(await startServer(setting))
  }

  return {
    async fetch(url, init) {
      const { api, sandbox } = (await pick()).origins
      const { pathname, search } = new URL(url, api)
      const origin = url.startsWith('/') ? api : sandbox
      return fetch(new URL(pathname + search, origin), { ...init, signal: AbortSignal.timeout(patience) })
    },
    kill() {
      kills = kills.then(replaceOne)
      return kills
    },
    async stop() {
      stopping.abort(new Error('the servers are stopped'))
      await kills.catch(() => undefined)
      await Promise.all([...up].map(end))
      return (await Promise.all(written)).join('')
    },
  }
}
