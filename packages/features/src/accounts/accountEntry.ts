import type { bankGroup } from '@koi/api-core/banks'
import type { PayoutAccount, PayoutKind } from '@koi/contract'
import { accountMark } from './accountMark.ts'

/** A bound account as it is shown, masked as the server sends it (D22). */
export interface AccountEntry {
  readonly id: string
  readonly kind: PayoutKind
  /** The bank, Alipay, or coin and network: `USDT · TRC20`. */
  readonly name: string
  /** Colour family of its card (D11). */
  readonly group: ReturnType<typeof bankGroup>
  /** Address of the mark of its bank or coin. */
  readonly picture: string
  /** `**** 4417`. */
  readonly number: string
  /** The last four characters. */
  readonly tail: string
  /** Masked; null for a coin address. */
  readonly holder: string | null
  readonly preferred: boolean
}

/** What is shown of a bound account. */
export function accountEntry(account: PayoutAccount): AccountEntry {
  const { id, holder, preferred } = account
  return { ...accountMark(account), id, holder, preferred }
}
