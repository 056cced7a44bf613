import type { TransferStep } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Result } from '@koi/ui'
import styles from './TransferSheet.module.css'

/** What came of a transfer, as a sign with words; nothing before it is sent. */
export function Outcome({ step }: { readonly step: TransferStep }) {
  switch (step.step) {
    case 'done':
      return <Result className={styles['outcome']} tone="positive" title={m.wallet_done_title()} />
    case 'refused':
      return (
        <Result
          className={styles['outcome']}
          tone="negative"
          title={m.wallet_refused_title()}
          description={step.message}
        />
      )
    case 'repeat':
      return <Result className={styles['outcome']} tone="warning" title={step.message} />
    case 'confirming':
      return (
        <Result
          className={styles['outcome']}
          tone="pending"
          title={m.wallet_confirming()}
          description={m.wallet_confirming_text()}
        />
      )
    default:
      return null
  }
}
