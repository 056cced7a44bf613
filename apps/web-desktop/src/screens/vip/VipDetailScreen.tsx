import { routes, pageTitles } from '@koi/features/routing'
import { useVipDetail, VipHistory, VipRules, type VipDetailProps } from '@koi/features/vip'
import { m } from '@koi/i18n'
import { Breadcrumb, Columns } from '@koi/ui'
import { Page } from '../../layout/Page.tsx'

/** `/user/vip/detail` */
export function VipDetailScreen() {
  return <VipDetailView {...useVipDetail()} />
}

/** The rules beside what became of the member's level so far. */
export function VipDetailView({ history, eligible, zone }: VipDetailProps) {
  return (
    <>
      <Breadcrumb
        label={m.vip_rules_link()}
        items={[{ label: pageTitles.vip(), href: routes.vip }, { label: pageTitles.vipDetail() }]}
      />
      <Page title={pageTitles.vipDetail()}>
        <Columns wider="main" aside={<VipHistory history={history} />}>
          <VipRules eligible={eligible} zone={zone} />
        </Columns>
      </Page>
    </>
  )
}
