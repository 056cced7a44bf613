import type { AppDeps } from '../http/appDeps.ts'
import type { Context } from '../services/context.ts'
import { claimJob } from './claimJob.ts'
import type { JobHandler } from './jobHandler.ts'
import { performJob } from './performJob.ts'

/** Which work is looked for, and when to stop looking. */
export interface Drain {
  readonly deps: AppDeps
  readonly ctx: Context
  readonly handlers: readonly JobHandler[]
  /** Asked before each piece of work. */
  readonly stopped?: () => boolean
}

/**
 * Does everything that is due, the oldest first, and answers the kinds that succeeded. Each piece is claimed under a
 * row lock that other processes skip, so two processes never do the same work twice. A failure is written down with its
 * attempt and keeps the rest going.
 */
export async function drainQueue({ deps, ctx, handlers, stopped = () => false }: Drain): Promise<string[]> {
  const known = new Map(handlers.map((handler) => [handler.kind, handler]))
  const ran: string[] = []
  while (!stopped()) {
    const job = await claimJob(deps.db, ctx, [...known.keys()])
    const handler = job && known.get(job.kind)
    if (!handler) break
    if (await performJob(deps, ctx, handler, job)) ran.push(job.kind)
  }
  return ran
}
