import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type Observed, observed, type Order } from './orders.ts'

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))
const quiet = '--disable-warning=ExperimentalWarning'

/** A process with an origin. */
export interface Served {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

/** Ends a process as its operator would. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Starts the bare routes over a database. */
export async function startBare(setting: {
  koi: string
  databaseUrl: string | null
  dataDir: string | null
  prepared: boolean
}): Promise<Served> {
  const child = spawn(process.execPath, [quiet, pathOf('bareServer'), JSON.stringify(setting)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line]: unknown[] = await once(child.stdout, 'data')
  return {
    origin: `http://127.0.0.1:${Number(String(line))}`,
    pid: child.pid ?? 0,
    stop: () => endChild(child),
  }
}

/** Starts the process that sends the load. */
export function startGenerator() {
  const child = fork(pathOf('generator'), { execArgv: [quiet] })
  const early = once(child, 'exit').then(() => Promise.reject(new Error('the generator ended')))
  early.catch(() => undefined)
  return {
    pid: child.pid ?? 0,
    async send(order: Order): Promise<Observed> {
      const answer = once(child, 'message')
      child.send(order)
      const [message]: unknown[] = await Promise.race([answer, early])
      return v.parse(observed, message)
    },
    stop: () => endChild(child),
  }
}
