import { globSync, readFileSync } from 'node:fs'

/** Of Linux: clock ticks are hundredths of a second wherever Node runs. */
const tick = 0.01

function fieldsOf(pid: number): string[] {
  // The name of the program may hold spaces and stands in brackets.
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

/** The process that started another. */
export function parentOf(pid: number): number {
  return Number(fieldsOf(pid)[1])
}

/** Seconds of the processor that processes have used so far, those that they started and that ended included. */
export function workOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const [user, system, endedUser, endedSystem] = fieldsOf(pid).slice(11, 15).map(Number)
    return sum + tick * ((user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0))
  }, 0)
}

/** A process and those that it started. */
export function familyOf(pid: number): number[] {
  const children = globSync('/proc/[0-9]*').flatMap((path) => {
    const child = Number(path.slice('/proc/'.length))
    try {
      return parentOf(child) === pid ? [child] : []
    } catch {
      return []
    }
  })
  return [pid, ...children]
}
