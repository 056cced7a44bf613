import { parseDecimal } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { Withdrawal } from '@koi/contract'
import { accountName } from '../accounts/index.ts'
import { stateTexts } from './stateTexts.ts'
import type { RecentWithdrawal } from './withdrawModel.ts'
import { withdrawalPath } from './withdrawalPath.ts'

/** A withdrawal as one row of a list. */
export function recentOf(
  { id, amount, account, state, requestedAt }: Withdrawal,
  timeZone: string,
): RecentWithdrawal {
  return {
    id,
    amount: parseDecimal(amount),
    account: accountName(account),
    state,
    label: stateTexts.labels[state](),
    at: formatDateTime(requestedAt, { timeZone }).slice(0, 16),
    path: withdrawalPath(id),
  }
}
