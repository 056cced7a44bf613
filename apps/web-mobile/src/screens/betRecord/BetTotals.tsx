import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import styles from './BetTotals.module.css'

interface BetTotalsProps {
  readonly total: number
  readonly totals: { readonly stake: bigint; readonly payout: bigint; readonly net: bigint }
}

/** Sums over the whole filter, not only over what is loaded. */
export function BetTotals({ total, totals }: BetTotalsProps) {
  return (
    <dl className={styles['totals']} aria-label={m.records_totals()}>
      <div className={styles['net']}>
        <dt>{m.records_net()}</dt>
        <dd>
          <Money fen={totals.net} signed size="large" />
        </dd>
      </div>
      <div>
        <dt>{m.records_stake()}</dt>
        <dd>
          <Money fen={totals.stake} />
        </dd>
      </div>
      <div>
        <dt>{m.records_payout()}</dt>
        <dd>
          <Money fen={totals.payout} />
        </dd>
      </div>
      <div>
        <dt>{m.records_count()}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  )
}
