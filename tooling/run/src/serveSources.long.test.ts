import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'koi-dev-'))
const program = `
import { serveSources } from ${JSON.stringify(new URL('serveSources.ts', import.meta.url).href)}
process.exitCode = await serveSources({ mock: false, compileMessages: async () => {} })`

const portOf = (server: Server) => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
async function listen(port = 0): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
const close = (server: Server) => new Promise((resolve) => server.close(resolve))

const variables = ['KOI_API_PORT', 'KOI_DESKTOP_PORT', 'KOI_MOBILE_PORT', 'KOI_SANDBOX_PORT'] as const
type Ports = Record<(typeof variables)[number], number>

async function freePorts(): Promise<Ports> {
  const held = await Promise.all(variables.map(() => listen()))
  const [api = 0, desktop = 0, mobile = 0, sandbox = 0] = held.map(portOf)
  await Promise.all(held.map(close))
  return { KOI_API_PORT: api, KOI_DESKTOP_PORT: desktop, KOI_MOBILE_PORT: mobile, KOI_SANDBOX_PORT: sandbox }
}

interface Started {
  readonly child: ChildProcess
  /** Resolves once a text has been written so many times. */
  readonly says: (text: string, times?: number) => Promise<void>
  readonly output: () => string
}

/** Everything that it starts writes to the same pipe, which is closed once the last of them has ended. */
function start(ports: Ports): Started {
  let output = ''
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
    {
      // A group of its own, by which the test can end what is left.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
        KOI_DATA_DIR: join(folder, 'data'),
        KOI_SANDBOX_PAGES: join(folder, 'pages'),
      },
    },
  )
  running = child
  const chunks = [child.stdout, child.stderr]
  const says = (text: string, times = 1) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.split(text).length > times && resolve()
      for (const stream of chunks) stream?.on('data', look)
      child.once('close', () => reject(new Error(`ended without "${text}":\n${output}`)))
    })
  for (const stream of chunks) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return { child, says, output: () => output }
}

let running: ChildProcess | undefined
afterEach(() => {
  try {
    if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL')
  } catch {
    // As it should be: nothing is left.
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)(
  'the server and all its ports are free again after what serves the sources has ended by %s',
  async (signal) => {
    const ports = await freePorts()
    const { child, says } = start(ports)
    await says('Koi is ready')
    const closed = once(child, 'close')
    child.kill(signal)
    const [code] = await closed
    expect(code).toBe(signal === 'SIGKILL' ? null : 0)
    for (const port of Object.values(ports)) await close(await listen(port))
  },
)

test('the server is started anew after a change of a source, and ends with what serves the sources', async () => {
  const { child, says } = start(await freePorts())
  await says('Koi is ready')
  const now = new Date()
  utimesSync(new URL('../../../apps/api-server/src/main.ts', import.meta.url), now, now)
  await says('Koi is ready', 2)
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  expect(await closed).toEqual([0, null])
})

test.each(variables)('a taken port %s is named, and nothing goes on', async (variable) => {
  const taken = await listen()
  const { child, output } = start({ ...(await freePorts()), [variable]: portOf(taken) })
  const [code] = await once(child, 'close')
  expect(output()).toMatch(new RegExp(`^Port ${portOf(taken)} is taken\\. .*${variable}`, 'm'))
  expect(code).toBe(1)
  await close(taken)
})
