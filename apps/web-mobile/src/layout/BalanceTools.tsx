import type { BalanceModel } from '@koi/features/balance'
import { m } from '@koi/i18n'
import { HideIcon, IconButton, RefreshIcon, ShowIcon } from '@koi/ui'
import styles from './BalanceTools.module.css'

interface BalanceToolsProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** Hides or shows the amounts, and asks the server anew; a balance that could not be had says so (D7). */
export function BalanceTools({ balance }: BalanceToolsProps) {
  return (
    <span className={styles['tools']}>
      <IconButton
        icon={balance.hidden ? HideIcon : ShowIcon}
        label={balance.hidden ? m.wallet_show_amounts() : m.wallet_hide_amounts()}
        onClick={balance.onToggleHidden}
      />
      {balance.status === 'error' ? (
        <span className={styles['failed']}>{m.layout_balance_unknown()}</span>
      ) : null}
      <span className={styles['refresh']}>
        <IconButton
          icon={RefreshIcon}
          label={m.wallet_refresh_balance()}
          loading={balance.refreshing}
          onClick={balance.onRefresh}
        />
      </span>
    </span>
  )
}
