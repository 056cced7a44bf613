import type { AccountKind } from '../../db/schema.ts'

/** Names an account: of the member whose transaction it is (`wallet`, `held`), or of the house. */
export interface AccountRef {
  readonly kind: AccountKind
  /** 0 is the central wallet; equity has 0 too. */
  readonly venueId: number
}
