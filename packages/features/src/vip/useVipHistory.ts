import { formatAmount } from '@koi/api-core/amount'
import { formatDateTime } from '@koi/api-core/dates'
import type { VipStepReason } from '@koi/contract/vip'
import { m } from '@koi/i18n'
import { useStoreSelector, vipApi } from '@koi/store'
import { useFailureText } from '../errors/failureText.ts'
import { pagedModel, type PagedModel } from '../loading/pagedModel.ts'
import { useBrand } from '../runtime/brand.ts'

/** One change of the level. */
export interface VipStepRow {
  readonly id: string
  readonly reason: VipStepReason
  readonly title: string
  /** The turnover that it came from. */
  readonly turnover: string
  /** In the business time zone, `2026-11-21 20:41`. */
  readonly time: string
}

const titles: Readonly<Record<VipStepReason, (input: { level: number }) => string>> = {
  reached: m.vip_step_reached,
  kept: m.vip_step_kept,
  dropped: m.vip_step_dropped,
}

const pageSize = 20

/** How the member's level changed, the newest first. */
export function useVipHistory(): PagedModel<VipStepRow> {
  const { timeZone } = useBrand()
  const textOf = useFailureText()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const query = vipApi.endpoints.vipHistory.useInfiniteQuery(
    { page_size: pageSize },
    { skip: !member, refetchOnMountOrArgChange: true },
  )
  return pagedModel(query, {
    textOf,
    keyOf: ({ id }) => id,
    toRow: ({ id, reason, to, turnover, at }) => {
      const amount = formatAmount(turnover)
      return {
        id,
        reason,
        title: titles[reason]({ level: to }),
        turnover:
          reason === 'reached' ? m.vip_step_this_month({ amount }) : m.vip_step_last_month({ amount }),
        time: formatDateTime(at, { timeZone }).slice(0, 16),
      }
    },
  })
}
