import type { TransferModel } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, Card, Empty, IconButton, RefreshIcon, Switch } from '@koi/ui'
import { WalletCell } from './WalletCell.tsx'
import styles from './WalletsCard.module.css'

export interface WalletsCardProps {
  readonly model: Extract<TransferModel, { status: 'ready' }>
  readonly hidden: boolean
}

/** What lies where. A wallet that is pressed is chosen in the form; one press brings everything back. */
export function WalletsCard({ model, hidden }: WalletsCardProps) {
  const { form, recycle, wallets } = model
  const busy = recycle.step === 'busy' || recycle.step === 'confirming'
  return (
    <Card padding="none">
      <div className={styles['head']}>
        <h2 className={styles['title']}>{m.wallet_venues()}</h2>
        <IconButton
          size="small"
          icon={RefreshIcon}
          label={m.common_refresh()}
          loading={model.refreshing}
          onClick={model.onRefresh}
        />
        <Button
          className={styles['recycle']}
          loading={busy}
          disabled={recycle.step === 'idle' && !recycle.available}
          onClick={recycle.step === 'idle' ? recycle.onRecycle : undefined}
        >
          {busy ? m.wallet_recycle_busy() : m.wallet_recycle()}
        </Button>
      </div>
      {wallets.length === 0 ? (
        <Empty size="small" title={m.wallet_empty_title()} description={m.wallet_empty_text()} />
      ) : (
        <ul className={styles['wallets']}>
          {wallets.map((wallet) => (
            <li key={wallet.venueId}>
              <WalletCell
                wallet={wallet}
                chosen={wallet.venueId === form.venueId}
                hidden={hidden}
                onChoose={() => form.onVenue(wallet.venueId)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['foot']}>
        <Switch checked={model.hideZero} onCheckedChange={model.onHideZero}>
          {m.wallet_hide_zero()}
        </Switch>
      </div>
    </Card>
  )
}
