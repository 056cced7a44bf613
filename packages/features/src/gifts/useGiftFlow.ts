import { exchangeGift, exchangeGiftByTurnover } from '@koi/contract/gift'
import { rewardApi } from '@koi/store'
import { useState } from 'react'
import { useMoneyFlow, type MoneyFlowStep } from '../money/useMoneyFlow.ts'
import type { GiftEntry } from './giftEntry.ts'

/** A gift that is looked at before it is exchanged. */
export interface GiftDraft {
  readonly gift: GiftEntry
  readonly quantity: number
  /** The member's points before. */
  readonly points: number
}

/** A gift that was exchanged. What it was is not known of one that a page before has sent. */
export interface GiftResult {
  readonly gift: GiftDraft | null
  readonly reference: string
  /** What was paid as cash, in fen; 0 for a thing. */
  readonly value: bigint
  /** The member's points then. */
  readonly points: number
}

export type GiftStep = MoneyFlowStep<GiftDraft, GiftResult>

/** The way of a gift from its review to its outcome. */
export interface GiftFlowModel {
  /** One for points and one for turnover; at most one of them is under way here. */
  readonly steps: { readonly points: GiftStep; readonly turnover: GiftStep }
  readonly onReview: (gift: GiftEntry, points: number) => void
  /** Another number of pieces, while it is looked at. */
  readonly onQuantity: (quantity: number) => void
}

/** Brings a gift from its review to its outcome. */
export function useGiftFlow(): GiftFlowModel {
  const [exchange] = rewardApi.endpoints.exchangeGift.useMutation()
  const [take] = rewardApi.endpoints.exchangeGiftByTurnover.useMutation()
  const [last, setLast] = useState<GiftDraft | null>(null)
  const byPoints = useMoneyFlow({
    call: exchangeGift,
    send: ({ gift, quantity }: GiftDraft, { idempotencyKey }) =>
      exchange({ input: { gift_id: gift.id, quantity }, idempotencyKey }),
  })
  const byTurnover = useMoneyFlow({
    call: exchangeGiftByTurnover,
    send: ({ gift }: GiftDraft, { idempotencyKey }) => take({ input: { gift_id: gift.id }, idempotencyKey }),
  })
  const stepOf = ({ step }: typeof byPoints): GiftStep => {
    if (step.step !== 'done') return step
    const { orderId, value, points } = step.result
    return { ...step, result: { gift: last, reference: orderId, value, points } }
  }
  const review = (draft: GiftDraft) => {
    setLast(draft)
    if (draft.gift.cost.kind === 'points') byPoints.onReview(draft)
    else byTurnover.onReview(draft)
  }
  return {
    steps: { points: stepOf(byPoints), turnover: stepOf(byTurnover) },
    onReview: (gift, points) => {
      if (gift.state === 'open') review({ gift, quantity: 1, points })
    },
    onQuantity: (quantity) => {
      const { step } = byPoints
      if (step.step === 'review') review({ ...step.draft, quantity })
    },
  }
}
