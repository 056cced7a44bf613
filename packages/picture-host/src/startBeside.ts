import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Starts a TypeScript program beside this process. It holds this process by nothing, and is told by its channel's end when
 * this process is gone, however it ended. `whileIdle`: it works when nothing else wants the processor.
 */
export function startBeside(program: string, { whileIdle = false } = {}): ChildProcess {
  const child = fork(program, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // From outside and at once: its threads take their priority from the first one when they begin.
  if (whileIdle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  child.unref()
  child.channel?.unref()
  return child
}
