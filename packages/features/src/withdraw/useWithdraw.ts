import { parseDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import { asFailure, useStoreSelector, withdrawApi } from '@koi/store'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { recentOf } from './recentOf.ts'
import { turnoverOf } from './turnoverOf.ts'
import { usePasswordState } from './usePasswordState.ts'
import { useWithdrawForm } from './useWithdrawForm.ts'
import { useWithdrawStep } from './useWithdrawStep.ts'
import { withdrawalPath } from './withdrawalPath.ts'
import type { WithdrawModel, WithdrawOptions } from './withdrawModel.ts'

const shown = 5

/** Withdrawing: what can leave, to which account, and the way to the order. */
export function useWithdraw({ url, navigate }: WithdrawOptions): WithdrawModel {
  const { timeZone } = useRuntime().brand
  const textOf = useFailureText()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const anew = { skip: !member, refetchOnMountOrArgChange: true }
  const query = withdrawApi.endpoints.withdrawTerms.useQuery(undefined, anew)
  const list = withdrawApi.endpoints.withdrawals.useQuery({ page: 1, page_size: shown }, anew)
  const { password, failure, onRefresh: onPassword } = usePasswordState()
  const { formOf, touch } = useWithdrawForm(url)
  const { step, review } = useWithdrawStep({
    password,
    onDone: (id) => void navigate(withdrawalPath(id)),
  })
  const onRefresh = () => {
    if (!member) return
    void query.refetch()
    void list.refetch()
    if (!password) onPassword()
  }

  // After a failed refresh what was known before is not shown as if it were fresh (D7).
  const refused = asFailure(query.error) ?? (password ? null : failure)
  const terms = refused ? undefined : query.currentData
  if (!terms || !password) {
    if (!refused || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(refused), onRetry: onRefresh }
  }
  const { form, draft } = formOf(terms)
  const { limit, left, resetsAt } = terms.daily
  return {
    status: 'ready',
    available: parseDecimal(terms.available),
    held: parseDecimal(terms.held),
    turnover: turnoverOf(terms, timeZone),
    daily: { limit, left, resetsAt: formatDateTime(resetsAt, { timeZone }).slice(5, 16) },
    form: {
      ...form,
      onReview: () => {
        touch()
        const looked = draft()
        if (looked) review(looked)
      },
    },
    step,
    recent: list.currentData?.items.map((item) => recentOf(item, timeZone)) ?? [],
    refreshing: query.isFetching,
    onRefresh,
  }
}
