/** Amounts of the house rules, in fen; times in milliseconds. */
export const money = {
  transferMin: 100n,
  transferMax: 50_000_000n,
  /** The same transfer under another key within this time is taken for a repeat by mistake. */
  repeatWithin: 60_000,
  /** Play money that a new member starts with. */
  registrationGrant: 100_000n,
  /** Balance of a demo session (GLI 4.9.1): not money at all. */
  demoBalance: 200_000n,
} as const
