import { m } from '@koi/i18n'
import { Card, Money } from '@koi/ui'
import type { ReactNode } from 'react'
import { BalanceSection } from '../transfer/BalanceSection.tsx'
import { TurnoverNotice } from './TurnoverNotice.tsx'
import type { ReadyWithdraw } from './useWithdraw.ts'
import styles from './WithdrawFunds.module.css'

export interface WithdrawFundsProps {
  readonly model: ReadyWithdraw
  /** Whether amounts are masked on this device. */
  readonly hidden: boolean
  readonly action?: ReactNode
}

/** What the member has and where it lies: only the main wallet can leave. What is on its way, and what has to be staked first. */
export function WithdrawFunds({ model, hidden, action }: WithdrawFundsProps) {
  return (
    <Card title={m.layout_balance()} action={action}>
      <div className={styles['content']}>
        <div>
          {model.balance.status === 'guest' ? null : (
            <BalanceSection balance={{ ...model.balance, central: model.available, held: null, hidden }} />
          )}
          {model.held === 0n ? null : (
            <p className={styles['held']} data-testid="held">
              {m.withdraw_held()} <Money fen={model.held} hidden={hidden} />
            </p>
          )}
        </div>
        <TurnoverNotice turnover={model.turnover} />
      </div>
    </Card>
  )
}
