import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { IconButton, Money, Segmented, Select, TransferIcon } from '@koi/ui'
import type { ReactNode } from 'react'
import { AmountField } from '../money/AmountField.tsx'
import type { ReadyTransfer } from './useTransfer.ts'
import styles from './TransferFields.module.css'

export interface TransferFieldsProps {
  readonly model: Pick<ReadyTransfer, 'form' | 'central' | 'choices'>
  /** Whether amounts are masked on this device. */
  readonly hidden: boolean
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

/** The two wallets in the order in which the money flows; the venue's is chosen in its place. */
function WalletPair({ model: { form, central, choices }, hidden }: TransferFieldsProps) {
  const { direction, venueId } = form
  const inward = direction === 'in'
  const own = (
    <Side label={inward ? m.wallet_from() : m.wallet_to()} fen={central} hidden={hidden}>
      <p className={styles['name']}>{m.wallet_central()}</p>
    </Side>
  )
  const venue = (
    <Side
      label={inward ? m.wallet_to() : m.wallet_from()}
      fen={choices.find((wallet) => wallet.venueId === venueId)?.balance ?? null}
      hidden={hidden}
    >
      <Select
        className={styles['select']}
        aria-label={m.wallet_venue()}
        value={venueId === null ? '' : String(venueId)}
        onValueChange={(value) => form.onVenue(Number(value))}
        options={[
          { value: '', label: m.wallet_venue_choose(), disabled: true },
          ...choices.map(({ venueId: id, name, balance }) => ({
            value: String(id),
            label: hidden ? name : `${name} ${formatAmount(balance)}`,
          })),
        ]}
      />
    </Side>
  )
  return (
    <div className={styles['pair']}>
      {inward ? own : venue}
      <IconButton
        className={styles['swap']}
        icon={TransferIcon}
        label={m.wallet_swap()}
        variant="outline"
        onClick={() => form.onDirection(inward ? 'out' : 'in')}
      />
      {inward ? venue : own}
    </div>
  )
}

/** From where, to where, how much. */
export function TransferFields({ model, hidden }: TransferFieldsProps) {
  const { form } = model
  return (
    <div className={styles['fields']}>
      <Segmented
        variant="joined"
        label={m.wallet_direction()}
        value={form.direction}
        onValueChange={form.onDirection}
        options={[
          { value: 'in', label: m.wallet_direction_in() },
          { value: 'out', label: m.wallet_direction_out() },
        ]}
      />
      <WalletPair model={model} hidden={hidden} />
      <AmountField
        label={m.wallet_amount()}
        field={form.amount}
        end={
          <span className={styles['available']}>
            {m.wallet_available()} <Money fen={form.available} hidden={hidden} />
          </span>
        }
      />
    </div>
  )
}
