import type { Context } from '../services/context.ts'

/** Background work that comes back `every` milliseconds, for as long as the server lives. */
export interface PeriodicJob {
  readonly kind: string
  readonly every: number
  run(ctx: Context): Promise<void>
}
