import type { AppDeps } from '../http/appDeps.ts'
import { runDueJobs } from './runDueJobs.ts'

/** Background work that runs until it is stopped. */
export interface RunningJobs {
  /** Resolves once the work in hand is done. */
  stop(): Promise<void>
}

const tick = 15_000

/** Looks for due work now and every 15 s. */
export function startJobs(deps: AppDeps): RunningJobs {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let work: Promise<void> = Promise.resolve()

  async function once(): Promise<void> {
    try {
      await runDueJobs(deps)
    } catch (error) {
      deps.logger.error('the job queue failed', { name: error instanceof Error ? error.name : 'unknown' })
    }
    if (stopped) return
    timer = setTimeout(() => {
      work = once()
    }, tick)
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
