import { Money } from '@koi/ui'
import styles from './SummaryStrip.module.css'

export interface SummaryAmountProps {
  readonly label: string
  /** In fen; null while it is not known. */
  readonly fen: bigint | null
  readonly hidden: boolean
}

/** One part of the member's money. */
export function SummaryAmount({ label, fen, hidden }: SummaryAmountProps) {
  return (
    <div className={styles['part']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['amount']}>
        <Money fen={fen} hidden={hidden} />
      </dd>
    </div>
  )
}
