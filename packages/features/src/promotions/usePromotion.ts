import { formatAmount } from '@koi/api-core/amount'
import type { Reply } from '@koi/contract'
import type { Bonus, rechargeRewards } from '@koi/contract/bonus'
import type { promoDetail } from '@koi/contract/promo'
import { m } from '@koi/i18n'
import { type ApiFailure, asFailure, memberApi, promoApi, useStoreSelector } from '@koi/store'
import { useRef, useState } from 'react'
import { generatePath, useParams } from 'react-router-dom'
import { useFailureText } from '../errors/failureText.ts'
import type { Deed } from '../money/useDeed.ts'
import { routes } from '../routing/pages.ts'
import { useDocumentTitle } from '../routing/useDocumentTitle.ts'
import { useBrand } from '../runtime/brand.ts'
import { shortTime } from '../time/shortTime.ts'
import type { CancelQuestion } from './cancellingItems.tsx'
import { reasonText } from './promotionTexts.ts'
import { type PromotionEntry, usePromotionEntry } from './usePromotions.ts'
import { usePromotionClaims } from './usePromotionClaims.ts'
import { type PromotionRecordModel, usePromotionRecord } from './usePromotionRecord.ts'

type Detail = Reply<typeof promoDetail>

/** What is to be done next: log in, join, deposit, claim, or nothing. */
export type PromotionNext = 'login' | 'join' | 'deposit' | 'claim' | null

/** How far the wagering of a bonus is, in fen. */
export interface BonusProgress extends Pick<
  Bonus,
  'bonus' | 'balance' | 'held' | 'required' | 'done' | 'released' | 'lost'
> {
  readonly running: boolean
  readonly percent: number
  readonly expires: string | null
}

/** A bonus that waits to be claimed, in fen. */
export interface WaitingBonus {
  readonly bonus: bigint
  readonly required: bigint
  readonly until: string
  /** The bonus that runs and has to end first; null where it can be claimed now. */
  readonly behind: { readonly title: string; readonly href: string } | null
}

export type PromotionModel =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly promotion: PromotionEntry
      readonly sections: Detail['sections']
      /** Why it cannot be joined; null where it can, or was. */
      readonly reason: string | null
      /** What is agreed to before joining or claiming. */
      readonly agreement: string
      readonly progress: BonusProgress | null
      readonly waiting: WaitingBonus | null
      readonly steps: Reply<typeof rechargeRewards> | null
      /** What the rebate of yesterday comes to, in fen; null where that is no question. */
      readonly rebate: bigint | null
      /** What the member had of it before; null where there is nothing. */
      readonly record: PromotionRecordModel | null
      readonly next: PromotionNext
      readonly busy: boolean
      readonly message: Deed<never>['message']
      readonly onNext: () => void
      readonly onStep: (step: number) => void
      /** Null where nothing runs that could be cancelled. */
      readonly cancelling: CancelQuestion | null
      /** What can be left before it runs; null where there is nothing. */
      readonly leaving: LeaveQuestion | null
      readonly onCancel: () => void
    }

/** What leaving gives up: a deposit bonus to come, deposits that were added up, or a bonus that waits, in fen. */
export type LeaveQuestion =
  | { readonly kind: 'deposit' | 'recharge' }
  | { readonly kind: 'claimable'; readonly bonus: bigint }

function leavingOf({ bonus, kind }: Detail): LeaveQuestion | null {
  if (bonus?.state === 'claimable') return { kind: 'claimable', bonus: bonus.bonus }
  return bonus?.state === 'joined' && (kind === 'deposit' || kind === 'recharge') ? { kind } : null
}

function nextOf({ state, kind, rebate }: Detail, member: boolean): PromotionNext {
  // Each step that was reached has a button of its own.
  if (kind === 'recharge' && state === 'claimable') return 'deposit'
  if (state === 'claimable') return 'claim'
  if (state === 'joined') return 'deposit'
  if (state !== 'open') return null
  if (!member) return 'login'
  if (rebate === 0n) return null
  return kind === 'deposit' || kind === 'recharge' ? 'join' : 'claim'
}

function agreementOf({ kind, terms, rebate, state }: Detail): string {
  if (kind === 'rebate') return m.promo_claim_rebate({ amount: formatAmount(rebate ?? 0n) })
  if (kind === 'recharge') return m.promo_agree_recharge()
  if (kind === 'deposit' && state !== 'claimable') return m.promo_agree_text()
  return 'wagering' in terms ? m.promo_claim_bonus({ days: terms.wagering.days }) : m.promo_agree_text()
}

function progressOf(bonus: Bonus | null, timeZone: string): BonusProgress | null {
  if (!bonus?.grantedAt) return null
  const percent = bonus.required === 0n ? 100 : Number((bonus.done * 100n) / bonus.required)
  const expires = bonus.expiresAt ? shortTime(bonus.expiresAt, timeZone) : null
  return { ...bonus, running: bonus.state === 'running', percent, expires }
}

function waitingOf(bonus: Bonus | null, other: Bonus | null, timeZone: string): WaitingBonus | null {
  if (bonus?.state !== 'claimable') return null
  const until = bonus.expiresAt ? shortTime(bonus.expiresAt, timeZone) : ''
  const behind = other && {
    title: other.title,
    href: generatePath(routes.promotion, { id: other.promotionId }),
  }
  return { bonus: bonus.bonus, required: bonus.required, until, behind }
}

function isGone({ code }: ApiFailure): boolean {
  return code === 'promotion-unknown' || code === 'invalid-input'
}

/** The page of one promotion, by the id in its path. */
export function usePromotion(): PromotionModel {
  const { id = '' } = useParams()
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const toEntry = usePromotionEntry()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const memberData = memberApi.endpoints.member.useQueryState().currentData
  const query = promoApi.endpoints.promotion.useQuery({ id }, { refetchOnMountOrArgChange: true })
  const detail = query.currentData
  const running = promoApi.endpoints.runningBonus.useQuery(undefined, {
    skip: !member || (detail?.bonus?.state !== 'running' && detail?.bonus?.state !== 'claimable'),
    refetchOnMountOrArgChange: true,
  })
  const recharge = promoApi.endpoints.rechargeRewards.useQuery(
    { id },
    { skip: !member || detail?.kind !== 'recharge', refetchOnMountOrArgChange: true },
  )
  const flags = promoApi.endpoints.promotionFlags.useQuery(undefined, {
    skip: !member,
    refetchOnMountOrArgChange: true,
  })
  const withheld = flags.currentData?.deposit === false
  const [join, joining] = promoApi.endpoints.joinPromotion.useMutation()
  const claims = usePromotionClaims()
  const record = usePromotionRecord(id, member)
  const underWay = useRef(false)
  const [last, setLast] = useState<keyof typeof claims | 'join' | 'leave' | null>(null)
  useDocumentTitle(detail?.title ?? null)
  const failure = asFailure(query.error)
  // Also what was shown before: who may receive none and has left it is shown it no more.
  if (failure && isGone(failure) && !query.isFetching) return { status: 'empty' }
  if (!detail) {
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  const refused = asFailure(joining.error)
  const claim = detail.kind === 'deposit' ? 'deposit' : 'standalone'
  const messages = () => {
    if (last === 'join') return refused ? { tone: 'negative' as const, text: textOf(refused) } : null
    if (last !== 'leave') return claims[last ?? claim].message
    const { message } = claims.cancel
    return message?.tone === 'positive' ? { ...message, text: m.promo_left() } : message
  }
  const cancelling = running.currentData?.cancelling ?? null
  const waiting = waitingOf(detail.bonus, running.currentData?.bonus ?? null, timeZone)
  // Whether it can be claimed is known once it is known what runs.
  const held = waiting !== null && (waiting.behind !== null || !running.currentData)
  return {
    status: 'ready',
    promotion: toEntry(detail),
    sections: detail.sections,
    reason: withheld ? m.promo_reason_withheld() : reasonText(detail, memberData?.vipLevel ?? null),
    agreement: agreementOf(detail),
    progress: progressOf(detail.bonus, timeZone),
    steps: recharge.currentData ?? null,
    rebate: detail.rebate,
    record,
    waiting,
    next: held || withheld ? null : nextOf(detail, member),
    busy: joining.isLoading || Object.values(claims).some(({ busy }) => busy),
    message: messages(),
    onNext: () => {
      const deed = nextOf(detail, member) === 'join' ? 'join' : claim
      setLast(deed)
      if (deed !== 'join') return claims[deed].onDo({ id })
      // A second click of a double click comes before anything has been drawn.
      if (underWay.current) return
      underWay.current = true
      void join({ id }).finally(() => {
        underWay.current = false
      })
    },
    onStep: (step) => {
      setLast('recharge')
      claims.recharge.onDo({ id, step })
    },
    cancelling: detail.bonus?.state === 'running' && cancelling?.id === detail.bonus.id ? cancelling : null,
    leaving: leavingOf(detail),
    onCancel: () => {
      // Of what does not run nothing is taken.
      const left = leavingOf(detail) && detail.bonus && { id: detail.bonus.id, lost: 0n, held: 0n }
      const agreed = left ?? cancelling
      if (!agreed) return
      setLast(left ? 'leave' : 'cancel')
      const { id: bonusId, lost, held } = agreed
      claims.cancel.onDo({ id: bonusId, lost, held })
    },
  }
}
