import type { JobHandler } from './jobHandler.ts'
import { periodicJobs } from './periodicJobs.ts'
import { repeat } from './repeat.ts'

const periodic = periodicJobs.map(repeat)

/** Every kind of background work with the code that does it. */
export const jobHandlers: readonly JobHandler[] = [...periodic]
