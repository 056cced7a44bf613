import { m } from '@koi/i18n'
import type { ReactNode } from 'react'
import styles from './RecordTotals.module.css'

export interface RecordTotalsProps {
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[]
}

/** Sums over the whole filter of a record, not only over what is loaded (RTS 1B). */
export function RecordTotals({ items }: RecordTotalsProps) {
  return (
    <dl className={styles['totals']} aria-label={m.records_totals()}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles['total']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
