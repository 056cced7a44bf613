import { advance } from '../services/withdraw/advance.ts'
import { advanceWithdrawal } from '../services/withdraw/advanceWithdrawal.ts'
import { depositJobs } from './depositJobs.ts'
import { handle } from './handle.ts'
import type { JobHandler } from './jobHandler.ts'
import { periodicJobs } from './periodicJobs.ts'
import { repeat } from './repeat.ts'

const periodic = periodicJobs.map(repeat)

/** Every kind of background work with the code that does it. */
export const jobHandlers: readonly JobHandler[] = [
  ...periodic,
  ...depositJobs,
  handle(advanceWithdrawal, (trx, { ctx, payload }) => advance(trx, { ctx, input: payload })),
]
