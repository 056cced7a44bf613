import { m } from '@koi/i18n'
import { type ApiFailure, asFailure, memberApi, promoApi, useStoreSelector } from '@koi/store'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useFailureText } from '../errors/failureText.ts'
import type { Deed } from '../money/useDeed.ts'
import { useDocumentTitle } from '../routing/useDocumentTitle.ts'
import { useBrand } from '../runtime/brand.ts'
import type { PromotionModel } from './promotionModel.ts'
import { agreementOf, leavingOf, nextOf, progressOf, waitingOf } from './promotionStates.ts'
import { reasonText } from './promotionTexts.ts'
import { usePromotionEntry } from './usePromotions.ts'
import { usePromotionClaims } from './usePromotionClaims.ts'
import { usePromotionRecord } from './usePromotionRecord.ts'

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
  // Steps that came later would push the terms down that one has begun to read.
  const awaitsSteps = member && detail?.kind === 'recharge' && !recharge.currentData && !recharge.isError
  if (awaitsSteps) return { status: 'loading' }
  if (!detail) {
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  const refused = asFailure(joining.error)
  const claim = detail.kind === 'deposit' ? 'deposit' : 'standalone'
  const joinMessage = (): Deed<never>['message'] => {
    if (refused) return { tone: 'negative', text: textOf(refused) }
    return joining.isSuccess ? { tone: 'positive', text: m.promo_joined() } : null
  }
  const messages = () => {
    if (last === 'join') return joinMessage()
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
    message: last === 'recharge' ? null : messages(),
    stepMessage: claims.recharge.message,
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
