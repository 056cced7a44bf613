import { parseDecimal } from '@koi/api-core/amount'
import { depositApi, useStoreSelector } from '@koi/store'
import { channelNames } from './channelNames.ts'
import type { OpenDeposit } from './depositModel.ts'
import { orderPath } from './orderPath.ts'

const input = { state: 'awaiting', page: 1, page_size: 5 } as const

/** The orders that await their payment, the newest first; null while they are not known. */
export function useOpenDeposits(): readonly OpenDeposit[] | null {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData } = depositApi.endpoints.deposits.useQuery(input, {
    skip: !member,
    refetchOnMountOrArgChange: true,
  })
  if (!member || !currentData) return null
  return currentData.items.map(({ id, channel, amount, expiresAt }) => ({
    id,
    name: channelNames[channel](),
    amount: parseDecimal(amount),
    until: Date.parse(expiresAt),
    href: orderPath(id),
  }))
}
