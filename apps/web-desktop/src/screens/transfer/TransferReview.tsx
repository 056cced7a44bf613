import { m } from '@koi/i18n'
import { DescriptionList, Money } from '@koi/ui'
import styles from './TransferReview.module.css'

export interface TransferReviewProps {
  readonly step: { readonly fromName: string; readonly toName: string; readonly amount: bigint }
}

/** What is moved, from where, to where. */
export function TransferReview({ step }: TransferReviewProps) {
  return (
    <div className={styles['review']}>
      <p className={styles['amount']}>
        <Money fen={step.amount} />
      </p>
      <DescriptionList
        items={[
          { term: m.wallet_from(), value: step.fromName },
          { term: m.wallet_to(), value: step.toName },
        ]}
      />
    </div>
  )
}
