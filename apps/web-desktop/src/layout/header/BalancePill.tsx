import { HideAmountsButton, RefreshBalanceButton, type BalanceModel } from '@koi/features/balance'
import { BringBackButton } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import styles from './BalancePill.module.css'

export interface BalancePillProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** All that the member has, in the header, with the way to bring it back from the venues. A click on the amount reads it anew (D7). */
export function BalancePill({ balance }: BalancePillProps) {
  return (
    <div className={styles['pill']}>
      <span className={styles['label']}>{m.wallet_total()}</span>
      <button
        type="button"
        className={styles['amount']}
        onClick={balance.onRefresh}
        title={balance.status === 'error' ? m.layout_balance_unknown() : m.layout_balance_refresh()}
      >
        <span data-testid="total-balance">
          <Money fen={balance.total} hidden={balance.hidden} />
        </span>
      </button>
      <BringBackButton iconOnly balance={balance} />
      <RefreshBalanceButton className={styles['refresh']} size="small" balance={balance} />
      <HideAmountsButton size="small" balance={balance} />
    </div>
  )
}
