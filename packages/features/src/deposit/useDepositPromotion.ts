import type { PromotionTerms } from '@koi/contract/promo'
import { depositBonusOf, requirementOf } from '@koi/contract/wagering'
import { asFailure, promoApi } from '@koi/store'
import { useState } from 'react'
import { generatePath } from 'react-router-dom'
import { steady } from '../loading/steady.ts'
import { useFailureText } from '../errors/failureText.ts'
import { routes } from '../routing/pages.ts'

/** More are not offered here; each can be joined on its own page. */
const offered = 4

/** A deposit bonus to join with a deposit. */
export interface DepositPromotion {
  readonly id: string
  readonly title: string
  readonly summary: string
  /** It is joined already: it is chosen at first. */
  readonly joined: boolean
}

/** What a deposit brings by the terms of a bonus. Amounts are fen. */
export interface BonusOffer {
  readonly id: string
  readonly title: string
  /** The page with the complete terms. */
  readonly href: string
  readonly minDeposit: bigint
  /** The bonus and what has to be wagered for it; null while what arrives is not known, or too little. */
  readonly gain: { readonly bonus: bigint; readonly required: bigint; readonly days: number } | null
  /** What arrives is less than the bonus asks for. */
  readonly tooSmall: boolean
  /** The bonus that runs: this one is kept until that has ended; null where none runs. */
  readonly behind: string | null
  /** It is joined already, and waits for a larger deposit if this one is too small. */
  readonly joined: boolean
}

/** The choice of a promotion in the form of a deposit. */
export interface PromotionChoice {
  /** Empty where there is nothing to join. */
  readonly options: readonly DepositPromotion[]
  readonly chosen: string | null
  readonly onNone: () => void
  readonly onChoose: (id: string) => void
  /** What the chosen one brings; null while its terms are not known, or none is chosen. */
  readonly offer: BonusOffer | null
  /** Why its terms are not known. */
  readonly error: string | null
}

type DepositTerms = Extract<PromotionTerms, { kind: 'deposit' }>

function gainOf(terms: DepositTerms, arrives: bigint): BonusOffer['gain'] {
  const bonus = depositBonusOf(terms, arrives)
  if (bonus === null) return null
  return {
    bonus,
    required: requirementOf(terms.wagering, { bonus, deposit: arrives }),
    days: terms.wagering.days,
  }
}

/** The promotions that a deposit can join, and what the chosen one brings; null while they are not known. */
export function useDepositPromotion(params: URLSearchParams, arrives: bigint | null): PromotionChoice | null {
  const textOf = useFailureText()
  // Undefined until something is chosen, null for none.
  const [wanted, setWanted] = useState<string | null | undefined>(() => params.get('promo') ?? undefined)
  const list = promoApi.endpoints.promotions.useInfiniteQuery(
    {},
    { refetchOnMountOrArgChange: true, selectFromResult: steady },
  )
  const flags = promoApi.endpoints.promotionFlags.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: steady,
  })
  // Who may receive none now is offered none, not one that was joined before either: it would bring nothing.
  const pages = flags.currentData?.deposit === false ? [] : (list.currentData?.pages ?? [])
  const options = pages
    .flatMap(({ items }) => items)
    .filter(({ kind, state }) => kind === 'deposit' && (state === 'open' || state === 'joined'))
    .slice(0, offered)
    .map(({ id, title, summary, state }) => ({ id, title, summary, joined: state === 'joined' }))
  const offeredFirst = options.find(({ id }) => id === wanted) ?? options.find(({ joined }) => joined)
  const chosen = wanted === null ? null : (offeredFirst ?? null)
  const detail = promoApi.endpoints.promotion.useQuery({ id: chosen?.id ?? '' }, { skip: chosen === null })
  const running = promoApi.endpoints.runningBonus.useQuery(undefined, {
    skip: chosen === null,
    refetchOnMountOrArgChange: true,
  })
  // A deposit is made without promotions where those cannot be loaded.
  if ((!list.currentData && !list.isError) || (!flags.currentData && !flags.isError)) return null

  const terms = chosen && detail.currentData?.terms
  const failure = chosen ? asFailure(detail.error) : undefined
  const offer = (of: DepositPromotion, known: DepositTerms): BonusOffer => ({
    id: of.id,
    title: of.title,
    href: generatePath(routes.promotion, { id: of.id }),
    minDeposit: known.minDeposit,
    gain: arrives === null ? null : gainOf(known, arrives),
    tooSmall: arrives !== null && arrives < known.minDeposit,
    joined: of.joined,
    behind: running.currentData?.bonus?.title ?? null,
  })
  return {
    options,
    chosen: chosen?.id ?? null,
    onNone: () => setWanted(null),
    onChoose: setWanted,
    offer: chosen && terms?.kind === 'deposit' && !running.isLoading ? offer(chosen, terms) : null,
    error: failure ? textOf(failure) : null,
  }
}
