import { transferLimits } from '@koi/contract/limits'

/** Amounts of the house rules, in fen; times in milliseconds. */
export const money = {
  transferMin: transferLimits.min,
  transferMax: transferLimits.max,
  /** The same transfer under another key within this time is taken for a duplicate by mistake. */
  duplicateWithin: 60_000,
  /** Play money that a new member starts with. */
  registrationGrant: 100_000n,
  /** Balance of a demo session (GLI 4.9.1): not money at all. */
  demoBalance: 200_000n,
} as const
