import { TurnoverNotice, type WithdrawModel } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Card, IconButton, Money, RefreshIcon } from '@koi/ui'
import styles from './FundsCard.module.css'

export interface FundsCardProps {
  readonly model: Extract<WithdrawModel, { status: 'ready' }>
  readonly hidden: boolean
}

/** What can leave, what is on its way, and what has to be staked first. */
export function FundsCard({ model, hidden }: FundsCardProps) {
  return (
    <Card
      padding="large"
      title={m.withdraw_available()}
      action={
        <IconButton
          size="small"
          icon={RefreshIcon}
          label={m.common_refresh()}
          loading={model.refreshing}
          onClick={model.onRefresh}
        />
      }
    >
      <div className={styles['content']}>
        <div>
          <p className={styles['amount']} data-testid="available">
            <Money fen={model.available} hidden={hidden} />
          </p>
          {model.held !== 0n && (
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
