import { parseDecimal } from '@koi/api-core/amount'
import type { walletList } from '@koi/contract'
import type { Reply } from '@koi/store'
import type { WalletRow } from './transferModel.ts'

/** The wallets in fen. */
export interface WalletSummary {
  readonly central: bigint
  readonly rows: readonly WalletRow[]
  readonly autoTransfer: boolean
}

/** Reads the reply of the wallet list. */
export function walletSummary(reply: Reply<typeof walletList>): WalletSummary {
  const central = parseDecimal(reply.central)
  const rows = reply.items.map((item) => ({ ...item, balance: parseDecimal(item.balance) }))
  return {
    central,
    rows,
    autoTransfer: reply.autoTransfer,
  }
}
