import { m } from '@koi/i18n'
import { Empty, Icon, Money, Switch, Tag } from '@koi/ui'
import { kindIcons } from '../../layout/kindIcons.ts'
import type { ReadyTransfer } from './readyTransfer.ts'
import styles from './WalletList.module.css'

interface WalletListProps {
  readonly model: ReadyTransfer
  readonly hidden: boolean
}

/** Every venue's wallet; pressing one chooses it in the form above. */
export function WalletList({ model, hidden }: WalletListProps) {
  const { wallets, form } = model
  return (
    <section className={styles['section']} aria-label={m.wallet_venues()}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{m.wallet_venues()}</h2>
        <Switch checked={model.hideZero} onCheckedChange={model.onHideZero}>
          {m.wallet_hide_zero()}
        </Switch>
      </header>
      {wallets.length === 0 ? (
        <Empty title={m.wallet_empty_title()} description={m.wallet_empty_text()} />
      ) : (
        <ul className={styles['list']}>
          {wallets.map((wallet) => (
            <li key={wallet.venueId}>
              <button
                type="button"
                className={styles['wallet']}
                aria-pressed={form.venueId === wallet.venueId}
                onClick={() => {
                  form.onVenue(wallet.venueId)
                  window.scrollTo({ top: 0, behavior: 'smooth' })
                }}
              >
                <Icon icon={kindIcons[wallet.gameType]} className={styles['icon']} />
                <span className={styles['name']}>{wallet.name}</span>
                {wallet.status.state === 'open' ? null : <Tag tone="warning">{m.lobby_maintenance()}</Tag>}
                <span className={styles['amount']}>
                  <Money fen={wallet.balance} hidden={hidden} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
