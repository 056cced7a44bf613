import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A data folder that another process has open; the embedded database allows one. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}. Stop it, or choose another folder with KOI_DATA_DIR.`)
    this.name = 'FolderInUseError'
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null
  } catch {
    return null
  }
}

/**
 * Claims a data folder for this process; the mark of a process that is gone does not count.
 *
 * @returns what gives the folder free again
 * @throws FolderInUseError when a living process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'server.pid')
  const holder = holderOf(file)
  if (holder !== null) throw new FolderInUseError(folder, holder)
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}
