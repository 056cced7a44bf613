import { parseDecimal } from '@koi/api-core/amount'
import { useWallets } from './useWallets.ts'

/** What each venue wallet of the member holds, in fen; null for guests and while it is not known. */
export function useWalletBalances(): {
  readonly member: boolean
  readonly balances: ReadonlyMap<number, bigint> | null
  readonly onRefresh: () => void
} {
  const { member, wallets, onRefresh } = useWallets()
  return {
    member,
    balances: wallets && new Map(wallets.items.map((item) => [item.venueId, parseDecimal(item.balance)])),
    onRefresh,
  }
}
