import type { PagedModel } from '@koi/features/loading'
import { pages, routes } from '@koi/features/routing'
import { useVipHistory, VipHistory, VipRules, type VipStepRow } from '@koi/features/vip'
import { Screen } from '../../layout/Screen.tsx'

/** `/user/vip/detail` */
export function VipDetailScreen() {
  return <VipDetailView history={useVipHistory()} />
}

export interface VipDetailViewProps {
  readonly history: PagedModel<VipStepRow>
}

/** The rules, and what became of the member's level so far. */
export function VipDetailView({ history }: VipDetailViewProps) {
  return (
    <Screen title={pages.vipDetail.title()} parent={routes.vip}>
      <VipRules />
      <VipHistory history={history} />
    </Screen>
  )
}
