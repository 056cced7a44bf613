import { useStoreSelector, vipApi } from '@koi/store'
import type { PagedModel } from '../loading/pagedModel.ts'
import { useServerClock } from '../time/useServerClock.ts'
import { zoneLabel } from '../time/zoneLabel.ts'
import type { VipRulesProps } from './VipRules.tsx'
import { useVipHistory, type VipStepRow } from './useVipHistory.ts'

export interface VipDetailProps extends VipRulesProps {
  readonly history: PagedModel<VipStepRow>
}

/** The rules of levels, and what became of the member's own. */
export function useVipDetail(): VipDetailProps {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData, isError } = vipApi.endpoints.vip.useQuery(undefined, { skip: !member })
  const { timeZone, now } = useServerClock()
  return {
    history: useVipHistory(),
    // What cannot be read is not told.
    eligible: currentData?.eligible ?? (isError ? false : null),
    zone: zoneLabel(timeZone, now()),
  }
}
