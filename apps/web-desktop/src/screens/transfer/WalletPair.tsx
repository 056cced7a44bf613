import type { TransferDirection, WalletRow } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { IconButton, Money, Select, TransferIcon } from '@koi/ui'
import type { ReactNode } from 'react'
import styles from './WalletPair.module.css'

export interface WalletPairProps {
  readonly direction: TransferDirection
  /** In fen. */
  readonly central: bigint
  readonly wallets: readonly WalletRow[]
  readonly venueId: number | null
  readonly hidden: boolean
  readonly onVenue: (venueId: number) => void
  readonly onSwap: () => void
}

/** The two wallets in the order in which the money flows; the venue's is chosen in its place. */
export function WalletPair({
  direction,
  central,
  wallets,
  venueId,
  hidden,
  onVenue,
  onSwap,
}: WalletPairProps) {
  const chosen = wallets.find((wallet) => wallet.venueId === venueId)
  const own = (
    <Side label={direction === 'in' ? m.wallet_from() : m.wallet_to()} fen={central} hidden={hidden}>
      <p className={styles['name']}>{m.wallet_central()}</p>
    </Side>
  )
  const venue = (
    <Side
      label={direction === 'in' ? m.wallet_to() : m.wallet_from()}
      fen={chosen?.balance ?? null}
      hidden={hidden}
    >
      <Select
        className={styles['select']}
        aria-label={m.wallet_venue()}
        value={venueId === null ? '' : String(venueId)}
        onValueChange={(value) => onVenue(Number(value))}
        options={[
          { value: '', label: m.wallet_venue_choose(), disabled: true },
          ...wallets.map((wallet) => ({ value: String(wallet.venueId), label: wallet.name })),
        ]}
      />
    </Side>
  )
  return (
    <div className={styles['pair']}>
      {direction === 'in' ? own : venue}
      <IconButton
        className={styles['swap']}
        icon={TransferIcon}
        label={m.wallet_swap()}
        variant="outline"
        onClick={onSwap}
      />
      {direction === 'in' ? venue : own}
    </div>
  )
}

interface SideProps {
  readonly label: string
  readonly fen: bigint | null
  readonly hidden: boolean
  readonly children: ReactNode
}

function Side({ label, fen, hidden, children }: SideProps) {
  return (
    <div className={styles['side']}>
      <p className={styles['label']}>{label}</p>
      {children}
      <p className={styles['balance']}>
        <Money fen={fen} hidden={hidden} />
      </p>
    </div>
  )
}
