import { asFailure, depositApi, useStoreSelector } from '@koi/store'
import { useFailureText } from '../errors/useFailureText.ts'
import type { DepositModel, DepositOptions } from './depositModel.ts'
import { orderPath } from './orderPath.ts'
import { useDepositForm } from './useDepositForm.ts'
import { useDepositStep } from './useDepositStep.ts'
import { useOpenDeposits } from './useOpenDeposits.ts'

/**
 * Opening a deposit: way, amount, review, and on to the order. Limits of player protection and promotions to join have
 * their place in the form once there are calls for them.
 */
export function useDeposit({ params, navigate }: DepositOptions): DepositModel {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const textOf = useFailureText()
  const query = depositApi.endpoints.depositChannels.useQuery(undefined, {
    skip: !member,
    refetchOnMountOrArgChange: true,
  })
  const { open } = useOpenDeposits()
  const made = useDepositForm(params, query.data?.items ?? null)
  const { step, review } = useDepositStep((id) => void navigate(orderPath(id)))

  const failure = asFailure(query.error)
  if (!made) {
    if (!failure || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(failure), onRetry: () => void query.refetch() }
  }
  const { form, draft, touch } = made
  return {
    status: 'ready',
    form: {
      ...form,
      onReview: () => {
        touch()
        if (draft) review(draft)
      },
    },
    deposit: step,
    open: open ?? [],
  }
}
