import { ProtectionSection } from '@koi/features/protection'
import { type MoneyYearModel, useMoneyYear } from '@koi/features/records'
import { routes, pageTitles } from '@koi/features/routing'
import { Screen } from '../../layout/Screen.tsx'

/** `/user/protection` */
export function ProtectionScreen() {
  return <ProtectionView year={useMoneyYear()} />
}

/** What play came to, and what there is to stop in time. */
export function ProtectionView({ year }: { readonly year: MoneyYearModel }) {
  return (
    <Screen title={pageTitles.protection()} parent={routes.user}>
      <ProtectionSection year={year} />
    </Screen>
  )
}
