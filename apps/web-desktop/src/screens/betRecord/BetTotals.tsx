import type { BetRecordModel } from '@koi/features/records'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './BetTotals.module.css'

export interface BetTotalsProps {
  /** Sums over the whole filter in fen; null while they are not known. */
  readonly totals: Extract<BetRecordModel, { status: 'ready' }>['totals'] | null
  readonly count: number | null
}

/** What the whole filter adds up to, not only what is loaded (RTS 1B). */
export function BetTotals({ totals, count }: BetTotalsProps) {
  return (
    <dl className={styles['totals']} aria-label={m.records_totals()}>
      <Total label={m.records_count()}>{count ?? m.common_unavailable()}</Total>
      <Total label={m.records_stake()}>
        <Money fen={totals?.stake ?? null} />
      </Total>
      <Total label={m.records_payout()}>
        <Money fen={totals?.payout ?? null} />
      </Total>
      <Total label={m.records_net()}>
        <Money fen={totals?.net ?? null} signed />
      </Total>
    </dl>
  )
}

function Total({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles['total']}>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
    </div>
  )
}
