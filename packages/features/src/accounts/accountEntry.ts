import type { PayoutAccount } from '@koi/contract'
import { accountMark, type AccountMark } from './accountMark.ts'

/** A bound account as it is shown. */
export interface AccountEntry extends AccountMark {
  readonly id: string
  /** Masked; null for a coin address. */
  readonly holder: string | null
  readonly preferred: boolean
}

/** What is shown of a bound account. */
export function accountEntry(account: PayoutAccount): AccountEntry {
  const { id, holder, preferred } = account
  return { ...accountMark(account), id, holder, preferred }
}
