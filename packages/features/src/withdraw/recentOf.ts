import { parseDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { Withdrawal } from '@koi/contract'
import { accountMark } from '../accounts/accountMark.ts'
import { stateTexts } from './stateTexts.ts'
import type { RecentWithdrawal } from './withdrawModel.ts'
import { withdrawalPath } from './withdrawalPath.ts'

/** A withdrawal as one row of a list. */
export function recentOf(
  { id, amount, account, state, requestedAt }: Withdrawal,
  timeZone: string,
): RecentWithdrawal {
  const mark = accountMark(account)
  return {
    id,
    amount: parseDecimal(amount),
    account: `${mark.name} ${mark.number}`,
    state,
    label: stateTexts.labels[state](),
    at: formatDateTime(requestedAt, { timeZone }).slice(0, 16),
    path: withdrawalPath(id),
  }
}
