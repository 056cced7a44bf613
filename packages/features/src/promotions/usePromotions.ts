import { formatDateTime } from '@koi/api-core/dates'
import { imageUrl } from '@koi/api-core/images'
import type { Reply } from '@koi/contract'
import {
  type Promotion,
  type PromotionCategory,
  promotionCategories,
  type promoFlags,
} from '@koi/contract/promo'
import { m } from '@koi/i18n'
import { asFailure, promoApi } from '@koi/store'
import { generatePath } from 'react-router-dom'
import { useFailureText } from '../errors/failureText.ts'
import { withParams, type UrlState } from '../routing/address.ts'
import { routes } from '../routing/pages.ts'
import { useBrand } from '../runtime/brand.ts'
import { zoneLabel } from '../time/zoneLabel.ts'
import { stateText } from './promotionTexts.ts'

/** A promotion as a card shows it. */
export interface PromotionEntry extends Pick<Promotion, 'id' | 'title' | 'summary'> {
  readonly href: string
  /** Address of the png; `imageUrl` has been applied. */
  readonly picture: string
  readonly state: ReturnType<typeof stateText>
  /** From when on it is to be had, or until when, in the business time zone. */
  readonly period: string
}

/** Turns a promotion into what a card shows. */
export function usePromotionEntry(): (promotion: Promotion) => PromotionEntry {
  const { assetVersion, timeZone } = useBrand()
  const at = (instant: string) =>
    m.promo_time({
      time: formatDateTime(instant, { timeZone }).slice(0, 16),
      zone: zoneLabel(timeZone, Date.parse(instant)),
    })
  const periodOf = ({ startsAt, endsAt, state }: Promotion) => {
    if (state === 'upcoming') return m.promo_from({ time: at(startsAt) })
    return endsAt ? m.promo_until({ time: at(endsAt) }) : m.promo_no_end()
  }
  return (promotion) => ({
    id: promotion.id,
    title: promotion.title,
    summary: promotion.summary,
    href: generatePath(routes.promotion, { id: promotion.id }),
    picture: imageUrl(promotion.picture, { version: assetVersion, webp: false }),
    state: stateText(promotion.state),
    period: periodOf(promotion),
  })
}

interface CategoryChoice {
  /** The other rewards that are on for who asks; null while that is not known. */
  readonly rewards: Pick<Reply<typeof promoFlags>, 'sign' | 'gifts'> | null
  readonly category: PromotionCategory | null
  readonly onCategory: (category: PromotionCategory | null) => void
}

export type PromotionsModel = CategoryChoice &
  (
    | { readonly status: 'loading' | 'empty' }
    | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
    | {
        readonly status: 'ready'
        readonly promotions: readonly PromotionEntry[]
        readonly hasMore: boolean
        readonly loadingMore: boolean
        readonly moreError: string | null
        readonly onMore: () => void
      }
  )

/** Promotions by category, which lives in the address: key `category`. */
export function usePromotions({ params, setParams }: UrlState): PromotionsModel {
  const textOf = useFailureText()
  const toEntry = usePromotionEntry()
  const category = promotionCategories.find((one) => one === params.get('category')) ?? null
  const query = promoApi.endpoints.promotions.useInfiniteQuery(
    { category: category ?? undefined },
    { refetchOnMountOrArgChange: true },
  )
  const flags = promoApi.endpoints.promotionFlags.useQuery()
  const choice: CategoryChoice = {
    // Where that cannot be told nothing is offered: it may be to somebody who must be offered nothing.
    rewards: flags.currentData ?? (flags.isError ? { sign: false, gifts: false } : null),
    category,
    onCategory: (next) => setParams(withParams(params, { category: next }), { preventScrollReset: true }),
  }
  const failure = asFailure(query.error)
  const pages = query.currentData?.pages
  if (!pages) {
    if (!failure || query.isFetching) return { ...choice, status: 'loading' }
    return { ...choice, status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  const promotions = pages.flatMap(({ items }) => items).map((promotion) => toEntry(promotion))
  if (promotions.length === 0) return { ...choice, status: 'empty' }
  return {
    ...choice,
    status: 'ready',
    promotions,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    moreError: failure && !query.isFetching ? textOf(failure) : null,
    onMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage()
    },
  }
}
