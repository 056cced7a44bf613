import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const memory = '/dev/shm'
const least = 4 * 1024 ** 3

/**
 * Where a database that nothing outlives lies: in memory where the system keeps files there and has 4 GiB to spare, else
 * among temporary files. A copy of the seeded database is 746 files, and a disk's file system takes most of its time.
 */
export function scratchFolder(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= least ? memory : tmpdir()
}
