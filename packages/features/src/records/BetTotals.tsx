import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './BetTotals.module.css'
import type { BetRecordModel } from './useBetRecord.ts'

export interface BetTotalsProps {
  readonly record: BetRecordModel
}

const none = { total: 0, totals: { stake: 0n, payout: 0n, net: 0n } }

/** Sums over the whole filter, not only over what is loaded (RTS 1B); dashes while they are not known. */
export function BetTotals({ record }: BetTotalsProps) {
  const known = record.status === 'ready' ? record : record.status === 'empty' ? none : null
  return (
    <dl className={styles['totals']} aria-label={m.records_totals()}>
      <Total label={m.records_net()}>
        <Money fen={known?.totals.net ?? null} signed />
      </Total>
      <Total label={m.records_stake()}>
        <Money fen={known?.totals.stake ?? null} />
      </Total>
      <Total label={m.records_payout()}>
        <Money fen={known?.totals.payout ?? null} />
      </Total>
      <Total label={m.records_count()}>{known?.total ?? m.common_unavailable()}</Total>
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
