import { ProtectionSection } from '@koi/features/protection'
import { type MoneyYearModel, useMoneyYear } from '@koi/features/records'
import { pageTitles } from '@koi/features/routing'
import { Page } from '../../layout/Page.tsx'

/** `/user/protection` */
export function ProtectionScreen() {
  return <ProtectionView year={useMoneyYear()} />
}

/** What play came to, and what there is to stop in time. */
export function ProtectionView({ year }: { readonly year: MoneyYearModel }) {
  return (
    <Page title={pageTitles.protection()}>
      <ProtectionSection year={year} />
    </Page>
  )
}
