import type { Transaction } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/** How far an earlier request is: under way, or ended without any effect. One that took effect has no fate any more. */
export type Fate = 'open' | 'ended'

/** Looks up how far orders are, by the ids that their requests were answered with. */
export type ReadFates = (
  trx: Transaction<Schema>,
  ids: readonly string[],
  at: Date,
) => Promise<ReadonlyMap<string, Fate>>
