import { m } from '@koi/i18n'
import { Card, Empty, Money, SearchBox, Switch, Tag } from '@koi/ui'
import { useState, type ReactNode } from 'react'
import type { ReadyTransfer } from './useTransfer.ts'
import styles from './VenueWallets.module.css'

export interface VenueWalletsProps {
  readonly model: Pick<ReadyTransfer, 'wallets' | 'form' | 'hideZero' | 'onHideZero'>
  readonly hidden: boolean
  /** What can be done with all of them. */
  readonly action?: ReactNode
  /** One was chosen in the form. */
  readonly onChosen?: () => void
}

/** What lies in which venue. A wallet that is pressed is chosen in the form. */
export function VenueWallets({ model, hidden, action, onChosen }: VenueWalletsProps) {
  const { form } = model
  const [text, setText] = useState('')
  const wanted = text.trim().toLocaleLowerCase()
  const wallets = model.wallets.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <Card title={m.wallet_venues()} action={action} padding="none">
      <div className={styles['search']}>
        <SearchBox
          label={m.wallet_search()}
          placeholder={m.wallet_search()}
          value={text}
          onSearch={setText}
        />
      </div>
      {wallets.length === 0 ? (
        <Empty
          size="small"
          title={m.wallet_empty_title()}
          description={wanted === '' ? m.wallet_empty_text() : undefined}
        />
      ) : (
        <ul className={styles['wallets']}>
          {wallets.map(({ venueId, name, balance, status }) => (
            <li key={venueId}>
              <button
                type="button"
                className={styles['wallet']}
                aria-pressed={form.venueId === venueId}
                data-empty={balance === 0n}
                onClick={() => {
                  form.onVenue(venueId)
                  onChosen?.()
                }}
              >
                <span className={styles['name']}>
                  {name}
                  {status.state === 'maintenance' ? <Tag tone="warning">{m.lobby_maintenance()}</Tag> : null}
                </span>
                <span className={styles['balance']}>
                  <Money fen={balance} hidden={hidden} />
                </span>
              </button>
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

/** Whether money follows the member into games and back by itself. */
export function AutoTransferSwitch({ auto }: Pick<ReadyTransfer, 'auto'>) {
  return (
    <Switch
      checked={auto.enabled}
      busy={auto.busy}
      description={m.wallet_auto_text()}
      onCheckedChange={auto.onToggle}
    >
      {m.wallet_auto()}
    </Switch>
  )
}
