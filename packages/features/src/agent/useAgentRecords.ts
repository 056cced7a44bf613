import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { agentApi, useStoreSelector } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { pagedModel, type PagedModel } from '../loading/pagedModel.ts'
import { withParams, type UrlState } from '../routing/address.ts'
import { useBrand } from '../runtime/brand.ts'
import { shortTime } from '../time/shortTime.ts'

/** A friend who registered with the code, masked. */
export interface ReferralRow {
  readonly id: string
  readonly account: string
  readonly time: string
  readonly turnover: string
}

/** What was paid for a day of the business time zone. */
export interface CommissionRow {
  readonly day: string
  readonly text: string
  readonly commission: bigint
}

/** Which of the two is shown; it lives in the address. */
export type AgentView = 'referrals' | 'days'

export interface AgentRecords {
  readonly view: AgentView
  readonly onView: (view: AgentView) => void
  readonly referrals: PagedModel<ReferralRow>
  readonly days: PagedModel<CommissionRow>
}

const pageSize = 20

/** Whom the member's code brought, and what that paid. Key of the address: `view`. */
export function useAgentRecords({ params, setParams }: UrlState): AgentRecords {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const options = { skip: !member, refetchOnMountOrArgChange: true }
  const referrals = agentApi.endpoints.agentReferrals.useInfiniteQuery({ page_size: pageSize }, options)
  const days = agentApi.endpoints.agentDays.useInfiniteQuery({ page_size: pageSize }, options)
  // Masked names may be the same: with the moment of registration they are told apart.
  const idOf = ({ account, at }: { account: string; at: string }) => `${account} ${at}`
  return {
    view: params.get('view') === 'days' ? 'days' : 'referrals',
    onView: (next) =>
      setParams(withParams(params, { view: next === 'referrals' ? null : next }), {
        preventScrollReset: true,
      }),
    referrals: pagedModel(referrals, {
      textOf,
      keyOf: idOf,
      toRow: ({ account, at, turnover }) => ({
        id: idOf({ account, at }),
        account,
        time: m.agent_referral_at({ time: shortTime(at, timeZone) }),
        turnover: m.agent_referral_turnover({ amount: formatAmount(turnover) }),
      }),
    }),
    days: pagedModel(days, {
      textOf,
      keyOf: ({ day }) => day,
      toRow: ({ day, members, turnover, commission, withheld }) => ({
        day,
        text: (withheld ? m.agent_day_withheld : m.agent_day_text)({
          count: members,
          amount: formatAmount(turnover),
        }),
        commission,
      }),
    }),
  }
}
