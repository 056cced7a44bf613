import { applyDepositBonus, applyStandaloneBonus, cancelBonus, claimRecharge } from '@koi/contract/bonus'
import { m } from '@koi/i18n'
import { promoApi } from '@koi/store'
import { type Deed, useDeed } from '../money/useDeed.ts'

interface ById {
  readonly id: string
}

/** A bonus, and what the member was shown that cancelling it takes. */
interface Cancelling extends ById {
  readonly lost: bigint
  readonly held: bigint
}

/** What a member may do with a promotion that moves bonus money or cash. */
export interface PromotionClaims {
  readonly standalone: Deed<ById>
  readonly deposit: Deed<ById>
  readonly recharge: Deed<ById & { readonly step: number }>
  readonly cancel: Deed<Cancelling>
}

/** Claims and cancels, each once however often it is pressed; an outcome that is unknown is asked for. */
export function usePromotionClaims(): PromotionClaims {
  const [claimStandalone] = promoApi.endpoints.claimStandalone.useMutation()
  const [claimDeposit] = promoApi.endpoints.claimDepositBonus.useMutation()
  const [claimStep] = promoApi.endpoints.claimRecharge.useMutation()
  const [cancel] = promoApi.endpoints.cancelBonus.useMutation()
  return {
    standalone: useDeed(applyStandaloneBonus, {
      send: (input: ById, idempotencyKey) => claimStandalone({ input, idempotencyKey }),
      done: () => m.promo_claimed(),
    }),
    deposit: useDeed(applyDepositBonus, {
      send: (input: ById, idempotencyKey) => claimDeposit({ input, idempotencyKey }),
      done: () => m.promo_claimed(),
    }),
    recharge: useDeed(claimRecharge, {
      send: (input: ById & { readonly step: number }, idempotencyKey) => claimStep({ input, idempotencyKey }),
      done: () => m.promo_claimed(),
    }),
    cancel: useDeed(cancelBonus, {
      send: (input: Cancelling, idempotencyKey) => cancel({ input, idempotencyKey }),
      done: () => m.promo_cancelled(),
    }),
  }
}
