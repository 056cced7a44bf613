import type { withdrawPasswordConfig } from '@koi/contract'
import type { Reply } from '@koi/store'

/** What the config of the withdraw password means (specification, section 3). */
export interface WithdrawPasswordState {
  /** The site asks for one. */
  readonly enable: boolean
  /** The member has one. */
  readonly isUsed: boolean
  /** It is asked for and not set yet. */
  readonly isToSet: boolean
}

/** Reads the config: `d` says that the feature is enabled, `p` that a password is set. */
export function passwordState({ d, p }: Reply<typeof withdrawPasswordConfig>): WithdrawPasswordState {
  return { enable: d, isUsed: p, isToSet: d && !p }
}
