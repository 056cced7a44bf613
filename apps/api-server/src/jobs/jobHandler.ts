import type { Transaction } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { AppDeps } from '../http/appDeps.ts'
import type { Context } from '../services/context.ts'

/** What a piece of work is given. */
export interface JobWork<Payload> {
  readonly ctx: Context
  readonly deps: AppDeps
  readonly payload: Payload
}

/** How one kind of work is done; made by `handle`, `deliver` or `repeat`. */
export type JobHandler = { readonly kind: string } & (
  | {
      readonly mode: 'inside'
      readonly attempts: number
      run(trx: Transaction<Schema>, work: JobWork<unknown>): Promise<void>
    }
  | { readonly mode: 'outside'; readonly attempts: number; run(work: JobWork<unknown>): Promise<void> }
  | { readonly mode: 'periodic'; readonly every: number; run(work: JobWork<unknown>): Promise<void> }
)
