import { type AddressInfo, createServer } from 'node:net'
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyFilled, newFolder, seeds } from './filledFolder.ts'
import { requireBuilt } from './requireBuilt.ts'

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
async function freePorts(count: number): Promise<readonly number[]> {
  const held = await Promise.all(Array.from({ length: count }, hold))
  await Promise.all(held.map(({ release }) => release()))
  return held.map(({ port }) => port)
}

const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Where the parts of a Koi answer. */
export interface KoiOrigins {
  readonly api: string
  readonly desktop: string
  readonly mobile: string
  readonly sandbox: string
}

/** A whole Koi of its own: database, API, both shells and the sandbox. */
export interface RunningKoi extends KoiOrigins {
  stop(): Promise<void>
}

/** How a server differs from that of most journeys. */
export interface StartOptions {
  /** A data folder that outlives the server; by default one that is empty and goes with it. */
  readonly dataDir?: string
  /** How many days its clock is ahead. */
  readonly clockAheadDays?: number
  /** Where one ran that was stopped, so that a page of it goes on with this one. */
  readonly insteadOf?: RunningKoi
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether an announcement is shown over the page. */
  readonly popups?: boolean
}

/** Somebody else took a port between its choice and its use. */
class PortLostError extends Error {}

const attempts = 5

/**
 * Starts the real server with the built shells on free ports.
 *
 * @throws Error when an app is not built.
 */
export async function startServer(options: StartOptions = {}): Promise<RunningKoi> {
  requireBuilt(options.env?.['KOI_WEB_ROOT'] ?? root)
  if (options.insteadOf) {
    const { api, desktop, mobile, sandbox } = options.insteadOf
    return startOn(
      [api, desktop, mobile, sandbox].map((origin) => Number(new URL(origin).port)),
      options,
    )
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startOn(await freePorts(4), options)
    } catch (error) {
      if (!(error instanceof PortLostError) || attempt === attempts) throw error
    }
  }
}

async function startOn(
  [api = 0, desktop = 0, mobile = 0, sandbox = 0]: readonly number[],
  options: StartOptions,
): Promise<RunningKoi> {
  const usual = !options.env && !options.popups && !options.clockAheadDays
  const dataDir = options.dataDir ?? (await (usual ? copyFilled() : newFolder()))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'apps/api-server/src/main.ts')],
    {
      cwd: root,
      // The channel ends the server when this process is gone.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        KOI_WEB_ROOT: root,
        KOI_DATA_DIR: dataDir,
        KOI_API_PORT: String(api),
        KOI_DESKTOP_PORT: String(desktop),
        KOI_MOBILE_PORT: String(mobile),
        KOI_SANDBOX_PORT: String(sandbox),
        // A journey confirms more than one thing by text message and never sleeps.
        KOI_SMS_PAUSE_SECONDS: '0',
        // A journey waits for a draw, and not for a minute.
        KOI_DRAW_SECONDS: '10',
        KOI_CLOCK_AHEAD_DAYS: String(options.clockAheadDays ?? 0),
        ...seeds,
        ...(options.popups ? { KOI_POPUPS: '1' } : {}),
        // Only what a journey looks at is drawn.
        KOI_DRAW_AHEAD: '0',
        ...options.env,
      },
    },
  )
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Koi is ready')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) =>
      reject(
        new (/^Port \d+ is taken/m.test(output) ? PortLostError : Error)(
          `the server ended with ${code} before it was ready:\n${output}`,
        ),
      ),
    )
  })
  const origin = (port: number) => `http://127.0.0.1:${port}`
  return {
    api: origin(api),
    desktop: origin(desktop),
    mobile: origin(mobile),
    sandbox: origin(sandbox),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
