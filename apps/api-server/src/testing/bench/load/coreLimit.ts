import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Linux keeps the groups that limit the processor, in the first version of control groups. */
const root = '/sys/fs/cgroup/cpu'

/** Microseconds of one turn of the limit: short, so that a process that has used its share waits for a moment only. */
const period = 10_000

/** Processes that share a limit. */
export interface CoreLimit {
  /** Takes in processes, and those that they start from then on. */
  add(pids: readonly number[]): void
  /** Holds them to their share from now on. */
  apply(): void
  /** Lets them have what they can get, as before. */
  lift(): void
  /** To be called once they have ended. */
  remove(): void
}

/**
 * A limit to so many cores for processes together: 0.5 is half of one. It is not applied yet, and there are none in it.
 *
 * @throws Error where the machine has no such groups, or where the caller may not make one.
 */
export function openCoreLimit(name: string, cores: number): CoreLimit {
  if (!existsSync(join(root, 'cpu.cfs_quota_us')))
    throw new Error(`a limit of cores needs the control groups of Linux at ${root}`)
  const group = join(root, name)
  mkdirSync(group)
  const write = (file: string, value: number) => writeFileSync(join(group, file), String(Math.round(value)))
  write('cpu.cfs_period_us', period)
  return {
    add(pids) {
      for (const pid of pids) write('cgroup.procs', pid)
    },
    apply: () => write('cpu.cfs_quota_us', cores * period),
    lift: () => write('cpu.cfs_quota_us', -1),
    remove: () => rmdirSync(group),
  }
}
