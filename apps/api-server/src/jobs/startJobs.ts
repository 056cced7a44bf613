import type { AppDeps } from '../http/appDeps.ts'
import { createContext } from '../http/createContext.ts'
import { announcePeriodic } from './announcePeriodic.ts'
import { drainQueue } from './drainQueue.ts'
import { jobHandlers } from './jobHandlers.ts'
import { queueTimes } from './queueTimes.ts'

/** Background work that runs until it is stopped. */
export interface RunningJobs {
  /** Resolves once the work in hand is done. */
  stop(): Promise<void>
}

/** Looks for due work now and after every tick. */
export function startJobs(deps: AppDeps, handlers = jobHandlers): RunningJobs {
  const ctx = createContext(deps)
  let announced = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> = Promise.resolve()

  async function once(): Promise<void> {
    try {
      if (!announced) await announcePeriodic(deps, handlers)
      announced = true
      await drainQueue({ deps, ctx, handlers, stopped: () => stopped })
    } catch (error) {
      deps.logger.error('the job queue failed', { name: error instanceof Error ? error.name : 'unknown' })
    }
    if (stopped) return
    timer = setTimeout(() => {
      work = once()
    }, queueTimes.tick)
    timer.unref()
  }

  work = once()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await work
    },
  }
}
