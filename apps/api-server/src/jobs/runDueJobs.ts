import type { AppDeps } from '../http/appDeps.ts'
import { createContext } from '../http/createContext.ts'
import { announcePeriodic } from './announcePeriodic.ts'
import { drainQueue } from './drainQueue.ts'
import { jobHandlers } from './jobHandlers.ts'

/** Does everything that is due now and answers the kinds that succeeded. */
export async function runDueJobs(deps: AppDeps, handlers = jobHandlers): Promise<string[]> {
  await announcePeriodic(deps, handlers)
  return drainQueue({ deps, ctx: createContext(deps), handlers })
}
