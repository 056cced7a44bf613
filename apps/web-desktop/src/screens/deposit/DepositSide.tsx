import {
  DepositSummaryList,
  guideCare,
  OpenDepositsList,
  type DepositForm,
  type OpenDeposit,
} from '@koi/features/deposit'
import { m } from '@koi/i18n'
import { Card } from '@koi/ui'
import { CareCard } from './CareCard.tsx'
import styles from './DepositView.module.css'

export interface DepositSideProps {
  readonly form: DepositForm
  readonly open: readonly OpenDeposit[]
}

/** What the typed amount comes to, or what to mind while none is typed; and the orders that can still be paid. */
export function DepositSide({ form, open }: DepositSideProps) {
  return (
    <div className={styles['side']}>
      {open.length > 0 && (
        <Card title={m.deposit_open_title()} padding="none">
          <OpenDepositsList open={open} />
        </Card>
      )}
      {form.summary ? (
        <Card title={m.deposit_summary_title()} padding="large">
          <DepositSummaryList summary={form.summary} />
        </Card>
      ) : (
        <CareCard texts={guideCare.deposit()} />
      )}
    </div>
  )
}
