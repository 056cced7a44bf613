import { parseDecimal } from '@koi/api-core/amount'
import { asFailure, depositApi, useStoreSelector } from '@koi/store'
import type { ApiFailure } from '@koi/store'
import { channelNames } from './channelNames.ts'
import type { OpenDeposit } from './depositModel.ts'
import { orderPath } from './orderPath.ts'
import { remindedOf } from './remindedOf.ts'

const input = { state: 'awaiting', page: 1, page_size: 5 } as const

/** The orders that await their payment, the newest first; null while they are not known. */
export function useOpenDeposits(): {
  readonly open: readonly OpenDeposit[] | null
  readonly failure: ApiFailure | null
  readonly onRetry: () => void
} {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = depositApi.endpoints.deposits.useQuery(input, {
    skip: !member,
    refetchOnMountOrArgChange: true,
  })
  const items = member ? query.currentData?.items : undefined
  const open = items?.map((order) => ({
    id: order.id,
    name: channelNames[order.channel](),
    amount: parseDecimal(order.amount),
    until: Date.parse(order.expiresAt),
    reminded: remindedOf(order),
    href: orderPath(order.id),
  }))
  return {
    open: open ?? null,
    failure: query.isFetching ? null : asFailure(query.error),
    onRetry: () => void query.refetch(),
  }
}
