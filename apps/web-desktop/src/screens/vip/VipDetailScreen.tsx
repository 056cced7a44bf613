import type { PagedModel } from '@koi/features/loading'
import { pages, routes } from '@koi/features/routing'
import { useVipHistory, VipHistory, VipRules, type VipStepRow } from '@koi/features/vip'
import { m } from '@koi/i18n'
import { Breadcrumb, Columns } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** `/user/vip/detail` */
export function VipDetailScreen() {
  return <VipDetailView history={useVipHistory()} />
}

export interface VipDetailViewProps {
  readonly history: PagedModel<VipStepRow>
}

/** The rules beside what became of the member's level so far. */
export function VipDetailView({ history }: VipDetailViewProps) {
  return (
    <>
      <Breadcrumb
        label={m.vip_rules_link()}
        items={[{ label: pages.vip.title(), href: routes.vip }, { label: pages.vipDetail.title() }]}
      />
      <Page title={pages.vipDetail.title()}>
        <Columns wider="main" aside={<VipHistory history={history} />}>
          <VipRules />
        </Columns>
      </Page>
    </>
  )
}
