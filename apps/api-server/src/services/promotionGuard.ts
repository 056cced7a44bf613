import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'

/**
 * Whether a member may receive promotions at a time; player protection says no during a break, an exclusion or at a limit. The
 * time may be past: commission of a day goes by its beginning, and is worked out up to `agentRules.paidBack` days later.
 */
export type PromotionGuard = (
  db: Kysely<Schema>,
  member: { readonly memberId: string; readonly at: Date },
) => Promise<boolean>

/** Everybody may, until player protection knows better. */
export const everybodyMay: PromotionGuard = async () => true
