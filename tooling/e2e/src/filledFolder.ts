import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Tells the workers of a run where its filled folder is. */
const address = 'E2E_FILLED_FOLDER'
const program = fileURLToPath(new URL('../../../apps/api-server/src/fillFolder.ts', import.meta.url))

/** What decides how the database of most journeys is filled. */
export const seeds = {
  // The last piece of a gift is the first one.
  KOI_GIFT_STOCK: '1',
  // Only a journey about announcements waits for one over the page.
  KOI_POPUPS: '0',
} as const

/** An empty folder for the data of one server. */
export function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'koi-e2e-'))
}

/** A folder with a copy of the database that this run has filled, or an empty one where it has none. */
export async function copyFilled(): Promise<string> {
  const folder = await newFolder()
  const filled = process.env[address]
  if (filled !== undefined) await cp(filled, folder, { recursive: true })
  return folder
}

/** Before all journeys: fills one folder, as filling it costs a server more than all else it does until it is ready. */
export default async function fillOnce(): Promise<() => Promise<void>> {
  const folder = await newFolder()
  const child = fork(program, {
    env: { ...process.env, ...seeds, KOI_DATA_DIR: folder },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const [code, signal]: unknown[] = await once(child, 'exit')
  if (code !== 0)
    throw new Error(`the database of the journeys could not be created: ${String(signal ?? code)}`)
  process.env[address] = folder
  return () => rm(folder, { recursive: true, force: true })
}
