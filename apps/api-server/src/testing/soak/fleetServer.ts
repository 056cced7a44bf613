import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const entry = fileURLToPath(new URL('./serverEntry.ts', import.meta.url))
const origins = v.object({ api: v.string(), sandbox: v.string() })
const patience = 30_000

/** What all processes over one database share. */
export interface FleetSetting {
  readonly location: { readonly dataDir: string } | { readonly databaseUrl: string }
  /** See `createFastClock`. */
  readonly start: number
  readonly speed: number
  /** Waits for the database as long as tests do: what is slow here is the machine. */
  readonly patient?: boolean
}

/** A server in a process of its own. */
export interface FleetServer {
  readonly child: ChildProcess
  /** An absolute address is one of the sandbox. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
  /** Kills it with SIGKILL, and answers what it had written on standard error. */
  end(): Promise<string>
}

/** Starts a process and resolves once it serves. @throws Error with what it wrote if it ends before that. */
export async function startFleetServer(setting: FleetSetting): Promise<FleetServer> {
  const args = ['--disable-warning=ExperimentalWarning', entry, JSON.stringify(setting)]
  const child = spawn(process.execPath, args, { stdio: 'pipe' })
  const errors = text(child.stderr)
  const line: unknown = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => null)])
  if (!Array.isArray(line)) throw new Error(`a server did not start: ${await errors}`)
  const { api, sandbox } = v.parse(origins, JSON.parse(String(line[0])))
  return {
    child,
    fetch(url, init) {
      const { pathname, search } = new URL(url, api)
      const origin = url.startsWith('/') ? api : sandbox
      return fetch(new URL(pathname + search, origin), { ...init, signal: AbortSignal.timeout(patience) })
    },
    async end() {
      if (child.exitCode !== null) throw new Error(`a server ended by itself: ${await errors}`)
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      return errors
    },
  }
}
