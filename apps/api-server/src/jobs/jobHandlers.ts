import type { JobHandler } from './jobHandler.ts'
import { periodicJobs } from './periodicJobs.ts'
import { repeat } from './repeat.ts'

/** Every kind of background work with the code that does it. */
export const jobHandlers: readonly JobHandler[] = [...periodicJobs.map(repeat)]
