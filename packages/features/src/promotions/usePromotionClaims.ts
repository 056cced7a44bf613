import type { StandardSchema } from '@koi/api-core'
import { applyDepositBonus, applyStandaloneBonus, cancelBonus, claimRecharge } from '@koi/contract/bonus'
import { m } from '@koi/i18n'
import { promoApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { type MutationReply, useMoneyIntent } from '../money/useMoneyIntent.ts'

/** A deed that moves bonus money, and how far it is. */
export interface Deed<Input> {
  readonly busy: boolean
  /** What came of it, or that its outcome is being confirmed. */
  readonly message: { readonly tone: 'positive' | 'negative' | 'info'; readonly text: string } | null
  readonly onDo: (input: Input) => void
}

function useDeed<Input, Reply>(
  call: { readonly name: string; readonly output: StandardSchema<unknown, Reply> },
  {
    send,
    done,
  }: {
    readonly send: (input: Input, idempotencyKey: string) => Promise<MutationReply<Reply>>
    readonly done: () => string
  },
): Deed<Input> {
  const textOf = useFailureText()
  const { state, submit } = useMoneyIntent(call)
  const messageOf = (): Deed<Input>['message'] => {
    switch (state.step) {
      case 'confirming':
        return { tone: 'info', text: m.promo_confirming() }
      case 'done':
        return { tone: 'positive', text: done() }
      case 'not-done':
        return { tone: 'negative', text: m.money_not_done() }
      case 'refused':
        return { tone: 'negative', text: textOf(state.failure) }
      default:
        return null
    }
  }
  return {
    busy: state.step === 'sending' || state.step === 'confirming',
    message: messageOf(),
    onDo: (input) => void submit((key) => send(input, key)),
  }
}

interface ById {
  readonly id: string
}

/** What a member may do with a promotion that moves bonus money or cash. */
export interface PromotionClaims {
  readonly standalone: Deed<ById>
  readonly deposit: Deed<ById>
  readonly recharge: Deed<ById & { readonly step: number }>
  readonly cancel: Deed<ById>
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
      done: m.promo_claimed,
    }),
    deposit: useDeed(applyDepositBonus, {
      send: (input: ById, idempotencyKey) => claimDeposit({ input, idempotencyKey }),
      done: m.promo_claimed,
    }),
    recharge: useDeed(claimRecharge, {
      send: (input: ById & { readonly step: number }, idempotencyKey) => claimStep({ input, idempotencyKey }),
      done: m.promo_claimed,
    }),
    cancel: useDeed(cancelBonus, {
      send: (input: ById, idempotencyKey) => cancel({ input, idempotencyKey }),
      done: m.promo_cancelled,
    }),
  }
}
