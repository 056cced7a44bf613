import type { walletList } from '@koi/contract/wallet'
import { asFailure, useStoreSelector, walletApi } from '@koi/store'
import type { Reply } from '@koi/contract'
import type { ApiFailure } from '@koi/store'
import { useBrand } from '../runtime/brand.ts'

/** The central wallet, those of the venues, and whether money follows the member into games. Amounts are fen. */
export type Wallets = Reply<typeof walletList>

/** One venue's wallet. */
export type WalletRow = Wallets['items'][number]

/** The wallets of the brand's venues; nothing for guests, and unknown after a failed refresh (D7). `fresh` reads them anew. */
export function useWallets({ fresh = false }: { readonly fresh?: boolean } = {}): {
  readonly member: boolean
  readonly wallets: Wallets | null
  readonly failure: ApiFailure | null
  readonly refreshing: boolean
  readonly onRefresh: () => void
} {
  const brand = useBrand()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = walletApi.endpoints.wallets.useQuery(
    { show: [...brand.venueIds] },
    { skip: !member, refetchOnMountOrArgChange: fresh },
  )
  const failure = member ? asFailure(query.error) : null
  return {
    member,
    wallets: member && !failure ? (query.currentData ?? null) : null,
    failure,
    refreshing: query.isFetching,
    onRefresh: () => {
      if (member) void query.refetch()
    },
  }
}

/** What each venue wallet of the member holds, in fen; null for guests and while it is not known. */
export function useWalletBalances(): {
  readonly member: boolean
  readonly balances: ReadonlyMap<number, bigint> | null
  readonly onRefresh: () => void
} {
  const { member, wallets, onRefresh } = useWallets()
  return {
    member,
    balances: wallets && new Map(wallets.items.map((item) => [item.venueId, item.balance])),
    onRefresh,
  }
}

/** The name of a wallet by its venue, 0 for the central one: `walletName(wallets, 0)`. */
export function walletName(wallets: Wallets | null, venueId: number, central: string): string {
  if (venueId === 0) return central
  return wallets?.items.find((item) => item.venueId === venueId)?.name ?? String(venueId)
}
