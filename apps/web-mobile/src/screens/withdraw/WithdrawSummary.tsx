import { TurnoverNotice, type WithdrawModel } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Card, Money } from '@koi/ui'
import styles from './WithdrawSummary.module.css'

interface WithdrawSummaryProps {
  readonly model: Extract<WithdrawModel, { status: 'ready' }>
  readonly hidden: boolean
}

/** What can leave, what is on its way, and what has to be staked first. */
export function WithdrawSummary({ model, hidden }: WithdrawSummaryProps) {
  return (
    <Card>
      <div className={styles['content']}>
        <div>
          <p className={styles['label']}>{m.withdraw_available()}</p>
          <p className={styles['amount']} data-testid="available">
            <Money fen={model.available} hidden={hidden} size="large" />
          </p>
          {model.held === 0n ? null : (
            <p className={styles['label']} data-testid="held">
              {m.withdraw_held()} <Money fen={model.held} hidden={hidden} />
            </p>
          )}
        </div>
        <TurnoverNotice turnover={model.turnover} />
      </div>
    </Card>
  )
}
