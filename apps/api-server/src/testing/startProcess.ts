import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'

const entry = fileURLToPath(new URL('../main.ts', import.meta.url))

/** A server in a process of its own, started as in production, without shells. */
export interface ServerProcess {
  /** Origin of the API. */
  readonly api: string
  readonly child: ChildProcess
  /** Everything that it has written so far. */
  readonly output: () => string
  /** Its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

/** Spawns a server and hands it back at once; see {@link startProcess}. */
export async function spawnServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const [api, sandbox] = [await freePort(), await freePort()]
  // As `npm start` has both: the room for what is young, and the variable of glibc.
  const room = env['DATABASE_URL'] === undefined ? ['--max-semi-space-size=4'] : []
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...room, entry], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      MALLOC_MMAP_THRESHOLD_: '1048576',
      KOI_API_PORT: String(api),
      KOI_SANDBOX_PORT: String(sandbox),
      ...env,
    },
  })
  let output = ''
  const read = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const written = [child.stdout, child.stderr].map(async (stream) => stream && once(stream, 'end'))
  // Not `close`, which does not come once the channel has been closed from here.
  const ended = once(child, 'exit').then(async ([code, signal]) => {
    await Promise.all(written)
    return typeof code === 'number' ? code : String(signal)
  })
  return { api: `http://127.0.0.1:${api}`, child, output: () => output, ended }
}

/**
 * Starts a server and resolves once it serves.
 *
 * @throws Error with what it wrote when it ends before that.
 */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await spawnServer(env)
  const ready = new Promise<void>((resolve) => {
    const look = () => server.output().includes('Koi is ready') && resolve()
    server.child.stdout?.on('data', look)
  })
  const early = server.ended.then((code) => {
    throw new Error(`the server ended with ${code} before it was ready:\n${server.output()}`)
  })
  await Promise.race([ready, early])
  return server
}
