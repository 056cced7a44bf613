import { createDeposit } from '@koi/contract/deposit'
import { asFailure, depositApi, useStoreSelector } from '@koi/store'
import { steady } from '../loading/steady.ts'
import { useFailureText } from '../errors/failureText.ts'
import { useMoneyFlow, type MoneyFlowStep } from '../money/useMoneyFlow.ts'
import type { Navigate } from '../routing/index.ts'
import { orderPath } from '../routing/orderPath.ts'
import { useDepositForm, type DepositDraft, type DepositForm } from './useDepositForm.ts'
import { useOpenDeposits, type OpenDeposit } from './useOpenDeposits.ts'

/** Where the deposit stands after the form. What was ordered is shown by its order. */
export type DepositStep = MoneyFlowStep<DepositDraft>

export type DepositModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      readonly form: DepositForm
      readonly step: DepositStep
      readonly open: readonly OpenDeposit[]
    }

export interface DepositOptions {
  /** `useSearchParams()[0]`; keys used: `channel` and `promo`, the way and the promotion chosen at first. */
  readonly params: URLSearchParams
  readonly navigate: Navigate
}

/**
 * Opening a deposit: way, amount, a promotion to join, review, and on to the order. Limits of player protection have their
 * place in the form once there are calls for them.
 */
export function useDeposit({ params, navigate }: DepositOptions): DepositModel {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const textOf = useFailureText()
  const query = depositApi.endpoints.depositChannels.useQuery(undefined, {
    skip: !member,
    refetchOnMountOrArgChange: true,
    selectFromResult: steady,
  })
  const { open } = useOpenDeposits()
  const [send] = depositApi.endpoints.createDeposit.useMutation()
  const { step, onReview } = useMoneyFlow({
    call: createDeposit,
    send: ({ channel, network, summary, offer }: DepositDraft, { idempotencyKey, confirmDuplicate }) => {
      const chosen = { ...(network ? { network } : {}), ...(offer ? { promo_id: offer.id } : {}) }
      const confirmed = confirmDuplicate ? { confirm_duplicate: true } : {}
      return send({ input: { channel, amount: summary.amount, ...chosen, ...confirmed }, idempotencyKey })
    },
    onDone: ({ id }) => void navigate(orderPath('deposit', id)),
  })
  const form = useDepositForm(params, query.data?.items ?? null, onReview)

  if (!form) {
    const failure = asFailure(query.error)
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  return { status: 'ready', form, step, open: open ?? [] }
}
