import type { Reply } from '@koi/contract'
import type { Bonus, rechargeRewards } from '@koi/contract/bonus'
import type { promoDetail } from '@koi/contract/promo'
import type { Deed } from '../money/useDeed.ts'
import type { CancelQuestion } from './cancellingItems.tsx'
import type { PromotionRecordModel } from './usePromotionRecord.ts'
import type { PromotionEntry } from './usePromotions.ts'

/** A promotion as it is replied. */
export type Detail = Reply<typeof promoDetail>

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
      /** What came of joining, claiming, cancelling or leaving. */
      readonly message: Deed<never>['message']
      /** What came of claiming a step. */
      readonly stepMessage: Deed<never>['message']
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
