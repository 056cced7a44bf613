import { steady } from '../loading/steady.ts'
import { orderPath } from '../routing/orderPath.ts'
import type { DepositOrder } from '@koi/contract/deposit'
import { type ApiFailure, asFailure, depositApi, useStoreSelector } from '@koi/store'
import { channelNames } from './depositTexts.ts'

/** An order that awaits its payment. */
export interface OpenDeposit {
  readonly id: string
  readonly name: string
  readonly amount: bigint
  /** Until when, in ms since 1970, on the server's clock. */
  readonly until: number
  /** It is about to expire. */
  readonly reminded: boolean
  readonly href: string
}

/** Whether an order awaits its payment and is about to expire. */
export function remindedOf({ state, steps }: Pick<DepositOrder, 'state' | 'steps'>): boolean {
  return state === 'awaiting' && steps.some(({ step }) => step === 'reminded')
}

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
    selectFromResult: steady,
  })
  const items = member ? query.currentData?.items : undefined
  const open = items?.map((order) => ({
    id: order.id,
    name: channelNames[order.channel](),
    amount: order.amount,
    until: Date.parse(order.expiresAt),
    reminded: remindedOf(order),
    href: orderPath('deposit', order.id),
  }))
  return {
    open: open ?? null,
    failure: query.isFetching ? null : asFailure(query.error),
    onRetry: () => void query.refetch(),
  }
}
