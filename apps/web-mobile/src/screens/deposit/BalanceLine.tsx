import type { BalanceModel } from '@koi/features/balance'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import styles from './BalanceLine.module.css'

interface BalanceLineProps {
  readonly balance: BalanceModel
}

/** What the central wallet holds, on every page of money (RTS 1A). */
export function BalanceLine({ balance }: BalanceLineProps) {
  if (balance.status === 'guest') return null
  return (
    <p className={styles['line']}>
      {m.wallet_central_balance()} <Money fen={balance.central} hidden={balance.hidden} />
    </p>
  )
}
