import type { WalletRow } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import styles from './WalletCell.module.css'

export interface WalletCellProps {
  readonly wallet: WalletRow
  readonly chosen: boolean
  readonly hidden: boolean
  readonly onChoose: () => void
}

/** One venue's wallet; pressing it chooses it in the form. */
export function WalletCell({ wallet, chosen, hidden, onChoose }: WalletCellProps) {
  return (
    <button
      type="button"
      className={styles['cell']}
      aria-pressed={chosen}
      data-empty={wallet.balance === 0n}
      onClick={onChoose}
    >
      <span className={styles['name']}>
        {wallet.name}
        {wallet.status.state === 'maintenance' && (
          <span className={styles['closed']}>{m.lobby_maintenance()}</span>
        )}
      </span>
      <span className={styles['balance']}>
        <Money fen={wallet.balance} hidden={hidden} />
      </span>
    </button>
  )
}
