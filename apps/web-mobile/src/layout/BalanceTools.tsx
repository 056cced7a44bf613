import { HideAmountsButton, RefreshBalanceButton, type BalanceModel } from '@koi/features/balance'
import { m } from '@koi/i18n'
import styles from './BalanceTools.module.css'

export interface BalanceToolsProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** Hides or shows the amounts, and asks the server anew; a balance that could not be had says so (D7). */
export function BalanceTools({ balance }: BalanceToolsProps) {
  return (
    <span className={styles['tools']}>
      <HideAmountsButton balance={balance} />
      {balance.status === 'error' ? (
        <span className={styles['failed']}>{m.layout_balance_failed()}</span>
      ) : null}
      <span className={styles['refresh']}>
        <RefreshBalanceButton balance={balance} />
      </span>
    </span>
  )
}
