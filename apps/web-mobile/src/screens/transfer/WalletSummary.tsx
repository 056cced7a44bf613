import { m } from '@koi/i18n'
import { Button, Card, Money, Switch } from '@koi/ui'
import type { ReadyTransfer } from './readyTransfer.ts'
import styles from './WalletSummary.module.css'

interface WalletSummaryProps {
  readonly model: ReadyTransfer
  readonly hidden: boolean
}

/** The central wallet, the sum of all, bringing everything back, and whether money follows the player by itself. */
export function WalletSummary({ model, hidden }: WalletSummaryProps) {
  const { central, total, held, recycle, auto } = model
  return (
    <Card>
      <div className={styles['head']}>
        <div>
          <p className={styles['label']}>{m.wallet_central_balance()}</p>
          <p className={styles['amount']} data-testid="central-balance">
            <Money fen={central} hidden={hidden} size="large" />
          </p>
          <p className={styles['total']}>
            {m.wallet_total()} <Money fen={total} hidden={hidden} />
          </p>
          {held === null || held === 0n ? null : (
            <p className={styles['total']}>
              {m.layout_balance_held()} <Money fen={held} hidden={hidden} />
            </p>
          )}
        </div>
        <Button
          variant="soft"
          disabled={recycle.step === 'idle' && !recycle.available}
          loading={recycle.step === 'busy' || recycle.step === 'confirming'}
          onClick={() => recycle.step === 'idle' && recycle.onRecycle()}
        >
          {recycle.step === 'busy' || recycle.step === 'confirming'
            ? m.wallet_recycle_busy()
            : m.wallet_recycle()}
        </Button>
      </div>
      <div className={styles['auto']}>
        <Switch
          checked={auto.enabled}
          busy={auto.busy}
          description={m.wallet_auto_text()}
          onCheckedChange={auto.onToggle}
        >
          {m.wallet_auto()}
        </Switch>
      </div>
    </Card>
  )
}
