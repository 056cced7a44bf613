import { formatAmount } from '@koi/api-core/amount'
import { m } from '@koi/i18n'
import { Button, IconButton, TransferIcon, type ButtonProps } from '@koi/ui'
import { useState } from 'react'
import type { BalanceModel } from '../balance/useBalance.ts'
import { lazyPart } from '../loading/lazyPart.tsx'

export interface BringBackButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
  /** Only the icon. */
  readonly iconOnly?: boolean
}

// It stands on home, where most visits bring nothing back: what follows the press is loaded by it.
const RecycleNow = lazyPart(async () => (await import('./RecycleNow.tsx')).RecycleNow)

/** Brings what lies in the venues back to the main wallet, after a look at it; nothing while nothing lies there. */
export function BringBackButton({
  balance,
  iconOnly = false,
  variant = 'soft',
  className,
}: BringBackButtonProps) {
  const [asked, setAsked] = useState(false)
  const { venues, hidden } = balance
  const some = venues !== null && venues > 0n
  const label = m.wallet_bring_back_label({ amount: hidden || !some ? '****' : formatAmount(venues) })
  const onEnd = () => setAsked(false)
  const shared = { className, 'aria-label': label, onClick: () => setAsked(true) }
  return (
    <>
      {!some ? null : iconOnly ? (
        <IconButton {...shared} size="small" icon={TransferIcon} label={label} />
      ) : (
        <Button {...shared} size="small" variant={variant}>
          {m.wallet_bring_back()}
        </Button>
      )}
      {asked ? <RecycleNow onClose={onEnd} onMissing={onEnd} /> : null}
    </>
  )
}
