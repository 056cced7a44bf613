import type { BalanceModel } from '@koi/features/balance'
import { m } from '@koi/i18n'
import { Card, Money } from '@koi/ui'
import { BalanceTools } from '../../layout/BalanceTools.tsx'
import styles from './UserBalance.module.css'

interface UserBalanceProps {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** The central wallet in large figures, with the venues and the sum below. */
export function UserBalance({ balance }: UserBalanceProps) {
  const { hidden } = balance
  return (
    <Card>
      <div className={styles['head']}>
        {m.wallet_central_balance()}
        <BalanceTools balance={balance} />
      </div>
      <p className={styles['amount']} data-testid="central-balance">
        <Money fen={balance.central} hidden={hidden} size="large" />
      </p>
      <dl className={styles['parts']}>
        <div>
          <dt>{m.wallet_venues()}</dt>
          <dd>
            <Money fen={balance.venues} hidden={hidden} />
          </dd>
        </div>
        <div>
          <dt>{m.wallet_total()}</dt>
          <dd>
            <Money fen={balance.total} hidden={hidden} />
          </dd>
        </div>
      </dl>
    </Card>
  )
}
