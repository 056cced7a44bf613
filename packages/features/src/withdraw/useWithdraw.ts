import { asFailure, useStoreSelector, withdrawApi } from '@koi/store'
import { useBalance, type BalanceModel } from '../balance/useBalance.ts'
import { useFailureText } from '../errors/failureText.ts'
import type { Navigate, UrlState } from '../routing/index.ts'
import { useBrand } from '../runtime/brand.ts'
import { shortTime } from '../time/shortTime.ts'
import { usePasswordState } from '../withdrawPassword/usePasswordState.ts'
import { orderPath } from '../routing/orderPath.ts'
import { recentOf, type RecentWithdrawal } from './recentWithdrawal.ts'
import { turnoverOf, type WithdrawTurnover } from './turnover.ts'
import { useWithdrawFlow, type WithdrawStep } from './useWithdrawFlow.ts'
import { useWithdrawForm, type WithdrawForm } from './useWithdrawForm.ts'

export type WithdrawModel =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly onRetry: () => void }
  | {
      readonly status: 'ready'
      /** What the central wallet holds, and what withdrawals under way hold, in fen. */
      readonly available: bigint
      readonly held: bigint
      /** All that the member has, and where it lies. */
      readonly balance: BalanceModel
      readonly turnover: WithdrawTurnover
      readonly daily: { readonly limit: number; readonly left: number; readonly resetsAt: string }
      readonly form: WithdrawForm
      readonly step: WithdrawStep
      /** Whether the withdraw password comes after the review. */
      readonly asksPassword: boolean
      readonly recent: readonly RecentWithdrawal[]
      readonly refreshing: boolean
      readonly onRefresh: () => void
    }

/** The withdraw screen once the terms are known. */
export type ReadyWithdraw = Extract<WithdrawModel, { status: 'ready' }>

export interface WithdrawOptions {
  /** Key used: `type`, the kind of account. */
  readonly url: UrlState
  readonly navigate: Navigate
}

const shown = 5

/** Withdrawing: what can leave, to which account, and the way to the order. */
export function useWithdraw({ url, navigate }: WithdrawOptions): WithdrawModel {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const balance = useBalance()
  const refetched = { skip: !member, refetchOnMountOrArgChange: true }
  const query = withdrawApi.endpoints.withdrawTerms.useQuery(undefined, refetched)
  const list = withdrawApi.endpoints.withdrawals.useQuery({ page: 1, page_size: shown }, refetched)
  const { password, failure, onRefresh: onPassword } = usePasswordState()
  const { step, onReview } = useWithdrawFlow({
    password,
    onDone: (id) => void navigate(orderPath('withdraw', id)),
  })
  // After a failed refresh what was known before is not shown as if it were fresh (D7).
  const refused = asFailure(query.error) ?? (password ? null : failure)
  const terms = (refused ? null : query.currentData) ?? null
  const form = useWithdrawForm(url, terms, onReview)
  const onRefresh = () => {
    if (!member) return
    void query.refetch()
    void list.refetch()
    if (!password) onPassword()
    if (balance.status !== 'guest') balance.onRefresh()
  }

  if (!terms || !form || !password) {
    if (!refused || query.isFetching) return { status: 'loading' }
    return { status: 'error', message: textOf(refused), onRetry: onRefresh }
  }
  const { limit, left, resetsAt } = terms.daily
  return {
    status: 'ready',
    available: terms.available,
    held: terms.held,
    balance,
    turnover: turnoverOf(terms, timeZone),
    daily: { limit, left, resetsAt: shortTime(resetsAt, timeZone) },
    form,
    step,
    asksPassword: password.enable,
    recent: list.currentData?.items.map((item) => recentOf(item, timeZone)) ?? [],
    refreshing: query.isFetching,
    onRefresh,
  }
}
