import { routes, pageTitles } from '@koi/features/routing'
import { useVipDetail, VipHistory, VipRules, type VipDetailProps } from '@koi/features/vip'
import { Screen } from '../../layout/Screen.tsx'

/** `/user/vip/detail` */
export function VipDetailScreen() {
  return <VipDetailView {...useVipDetail()} />
}

/** The rules, and what became of the member's level so far. */
export function VipDetailView({ history, eligible, zone }: VipDetailProps) {
  return (
    <Screen title={pageTitles.vipDetail()} parent={routes.vip}>
      <VipRules eligible={eligible} zone={zone} />
      <VipHistory history={history} />
    </Screen>
  )
}
