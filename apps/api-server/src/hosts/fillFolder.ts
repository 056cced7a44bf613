import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../fillFolder.ts', import.meta.url))

/** Where the embedded engine keeps its files, in the data folder. */
export const engineFolder = (dataDir: string): string => join(dataDir, 'db')

/** A new data folder could not be filled; the message is for a person at a terminal. */
export class FolderNotFilledError extends Error {
  override readonly name = 'FolderNotFilledError'
}

/**
 * Has a process of its own create and fill the database of a new folder, which takes several times the memory that serving
 * it takes: the engine never gives back what it has taken. A folder that was filled halfway is left to who opens it.
 *
 * @throws FolderNotFilledError
 */
export async function fillNewFolder(dataDir: string): Promise<void> {
  if (existsSync(join(engineFolder(dataDir), 'PG_VERSION'))) return
  // The channel ends it when this process is gone.
  const child = fork(program, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] })
  const ended = once(child, 'exit')
  const written = child.stderr ? await buffer(child.stderr) : ''
  const [code, signal] = await ended
  if (code === 0) return
  const reason = written.toString().trim()
  throw new FolderNotFilledError(reason || `The database could not be created: ${signal ?? code}.`)
}
