import { createContext } from '../services/context.ts'
import { drainQueue, type JobDeps } from './drainQueue.ts'

/** How often a process looks for due work, in milliseconds. */
const tick = 1_000

/** Background work that runs until it is stopped. */
export interface RunningJobs {
  /** Resolves once the work in hand is done. */
  stop(): Promise<void>
}

/** Does everything that is due now, once, and answers the kinds that succeeded. */
export async function runDueJobs(deps: JobDeps, handlers = deps.queue.handlers): Promise<string[]> {
  return drainQueue({ deps, ctx: createContext(deps), handlers })
}

/** Looks for due work now and after every tick. */
export function startJobs(deps: JobDeps): RunningJobs {
  const ctx = createContext(deps)
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> = Promise.resolve()

  async function runDue(): Promise<void> {
    try {
      await drainQueue({ deps, ctx, handlers: deps.queue.handlers, stopped: () => stopped })
    } catch (error) {
      deps.logger.error('the job queue failed', { name: error instanceof Error ? error.name : 'unknown' })
    }
    if (stopped) return
    timer = setTimeout(() => {
      work = runDue()
    }, tick)
    timer.unref()
  }

  work = runDue()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await work
    },
  }
}
