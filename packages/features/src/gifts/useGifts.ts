import { asFailure, rewardApi, useStoreSelector } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { type UrlState, withParams } from '../routing/address.ts'
import { useBrand } from '../runtime/brand.ts'
import { giftEntry, type GiftEntry, type GiftFunds } from './giftEntry.ts'
import { type GiftFlowModel, useGiftFlow } from './useGiftFlow.ts'
import { type GiftOrdersModel, useGiftOrders } from './useGiftOrders.ts'

/** What the page shows of a member: the gifts, or what was had of them. */
export type GiftView = 'gifts' | 'record'

/** The gifts, and what the member has towards them. */
export interface ReadyGifts {
  readonly status: 'ready'
  /** Null for guests. */
  readonly funds: GiftFunds | null
  readonly forPoints: readonly GiftEntry[]
  readonly forTurnover: readonly GiftEntry[]
  readonly view: GiftView
  readonly onView: (view: GiftView) => void
  readonly onGift: (gift: GiftEntry) => void
  readonly flow: Pick<GiftFlowModel, 'steps' | 'onQuantity'>
  readonly orders: GiftOrdersModel
}

export type GiftsModel =
  /** A member has more on the page than a guest. */
  | { readonly status: 'loading'; readonly member: boolean }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | ReadyGifts

/** Gifts for points and for turnover; what is shown lives in the address: key `view`. */
export function useGifts({ params, setParams }: UrlState): GiftsModel {
  const textOf = useFailureText()
  const { assetVersion } = useBrand()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const view: GiftView = member && params.get('view') === 'record' ? 'record' : 'gifts'
  const query = rewardApi.endpoints.gifts.useQuery(undefined, { refetchOnMountOrArgChange: true })
  const flow = useGiftFlow()
  const orders = useGiftOrders({ active: view === 'record' })
  const failure = asFailure(query.error)
  const data = query.currentData
  if (!data) {
    if (!failure || query.isFetching) return { status: 'loading', member }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  const funds = member ? { points: data.points, turnover: data.turnover } : null
  const entries = data.items.flatMap((gift) => giftEntry(gift, funds, assetVersion) ?? [])
  return {
    status: 'ready',
    funds,
    forPoints: entries.filter(({ cost }) => cost.kind === 'points'),
    forTurnover: entries.filter(({ cost }) => cost.kind === 'turnover'),
    view,
    onView: (next) =>
      setParams(withParams(params, { view: next === 'gifts' ? null : next }), { preventScrollReset: true }),
    onGift: (gift) => flow.onReview(gift, data.points),
    flow,
    orders,
  }
}
