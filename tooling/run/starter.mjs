import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

// Plain JavaScript for Node 18, as koi.mjs, which uses it.

/** The parent and the command line of a process, or null where the system does not tell. */
function describe(pid) {
  try {
    // A name in brackets, which may contain anything, comes before the state and the parent.
    const [, parent] = /^.*\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
    const [, parent, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? []
    return command === undefined ? null : { parent: Number(parent), command }
  }
}

/** npm and its like put a shell in between, whose command line names the script; its end is not theirs. */
function findStarter() {
  const shell = process.platform === 'win32' ? null : describe(process.ppid)
  return shell?.command.includes(basename(process.argv[1] ?? '')) ? shell.parent : process.ppid
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Calls back within a second once the process that started this one is gone, however it ended. */
export function watchStarter(callback) {
  const parent = process.ppid
  const starter = findStarter()
  const timer = setInterval(() => {
    // Another parent takes over the children of one that is gone.
    if (process.ppid === parent && isAlive(starter)) return
    clearInterval(timer)
    callback()
  }, 1000).unref()
}
