import type { walletList } from '@koi/contract'
import { asFailure, useStoreSelector, walletApi } from '@koi/store'
import type { ApiFailure, Reply } from '@koi/store'
import { useRuntime } from '../app/useRuntime.ts'

/** The wallets of the brand's venues; nothing for guests, and unknown after a failed refresh (D7). */
export function useWallets(): {
  readonly member: boolean
  readonly wallets: Reply<typeof walletList> | null
  readonly failure: ApiFailure | null
  readonly refreshing: boolean
  readonly onRefresh: () => void
} {
  const { brand } = useRuntime()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = walletApi.endpoints.wallets.useQuery({ show: [...brand.venueIds] }, { skip: !member })
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
