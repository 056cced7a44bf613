import { useStoreSelector, vipApi } from '@koi/store'
import type { PagedModel } from '../loading/pagedModel.ts'
import { useVipHistory, type VipStepRow } from './useVipHistory.ts'

export interface VipDetailProps {
  readonly history: PagedModel<VipStepRow>
  /** Whether the member may be told what comes with a level: not where that cannot be read; null until then. */
  readonly eligible: boolean | null
}

/** The rules of levels, and what became of the member's own. */
export function useVipDetail(): VipDetailProps {
  const member = useStoreSelector((state) => state.session.status === 'member')
  const { currentData, isError } = vipApi.endpoints.vip.useQuery(undefined, { skip: !member })
  return { history: useVipHistory(), eligible: currentData?.eligible ?? (isError ? false : null) }
}
