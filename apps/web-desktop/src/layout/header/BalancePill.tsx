import type { BalanceModel } from '@koi/features/balance'
import { m } from '@koi/i18n'
import { HideIcon, IconButton, Money, RefreshIcon, ShowIcon } from '@koi/ui'
import styles from './BalancePill.module.css'

export interface BalancePillProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** The central wallet in the header. A click on the amount reads it anew (D7). */
export function BalancePill({ balance }: BalancePillProps) {
  return (
    <div className={styles['pill']}>
      <span className={styles['label']}>{m.layout_balance_central()}</span>
      <button
        type="button"
        className={styles['amount']}
        onClick={balance.onRefresh}
        title={balance.status === 'error' ? m.layout_balance_unknown() : m.layout_balance_refresh()}
      >
        <span data-testid="central-balance">
          <Money fen={balance.central} hidden={balance.hidden} />
        </span>
      </button>
      <IconButton
        className={styles['refresh']}
        size="small"
        icon={RefreshIcon}
        label={m.layout_balance_refresh()}
        loading={balance.refreshing}
        onClick={balance.onRefresh}
      />
      <IconButton
        size="small"
        icon={balance.hidden ? ShowIcon : HideIcon}
        label={balance.hidden ? m.layout_amounts_show() : m.layout_amounts_hide()}
        onClick={balance.onToggleHidden}
      />
    </div>
  )
}
