import type { Context } from '../services/context.ts'

/** A kind of background work that comes back every `every` milliseconds. */
export interface Job {
  readonly kind: string
  readonly every: number
  run(ctx: Context): Promise<void>
}
