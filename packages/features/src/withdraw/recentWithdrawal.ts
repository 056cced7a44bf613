import { orderPath } from '../routing/orderPath.ts'
import { formatDateTime } from '@koi/api-core/dates'
import type { Withdrawal, WithdrawalState } from '@koi/contract/withdraw'
import { accountSummary } from '../accounts/accountEntry.ts'
import { stateTexts } from './withdrawalStates.ts'

/** One of the last withdrawals. */
export interface RecentWithdrawal {
  readonly id: string
  readonly amount: bigint
  readonly account: string
  readonly state: WithdrawalState
  readonly label: string
  /** In the business time zone. */
  readonly at: string
  readonly path: string
}

/** A withdrawal as one row of a list. */
export function recentOf(
  { id, amount, account, state, requestedAt }: Withdrawal,
  timeZone: string,
): RecentWithdrawal {
  const mark = accountSummary(account)
  return {
    id,
    amount,
    account: `${mark.name} ${mark.number}`,
    state,
    label: stateTexts.labels[state](),
    at: formatDateTime(requestedAt, { timeZone }).slice(0, 16),
    path: orderPath('withdraw', id),
  }
}
