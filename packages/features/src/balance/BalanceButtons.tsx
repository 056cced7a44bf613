import { m } from '@koi/i18n'
import { HideIcon, IconButton, RefreshIcon, ShowIcon, type IconButtonProps } from '@koi/ui'
import type { BalanceModel } from './useBalance.ts'

export interface BalanceButtonProps extends Pick<IconButtonProps, 'size' | 'className'> {
  readonly balance: Exclude<BalanceModel, { status: 'guest' }>
}

/** Hides or shows all amounts on this device. */
export function HideAmountsButton({ balance, ...button }: BalanceButtonProps) {
  return (
    <IconButton
      {...button}
      icon={balance.hidden ? ShowIcon : HideIcon}
      label={balance.hidden ? m.layout_amounts_show() : m.layout_amounts_hide()}
      onClick={balance.onToggleHidden}
    />
  )
}

/** Reads the balance anew (D7). */
export function RefreshBalanceButton({ balance, ...button }: BalanceButtonProps) {
  return (
    <IconButton
      {...button}
      icon={RefreshIcon}
      label={m.layout_balance_refresh()}
      loading={balance.refreshing}
      onClick={balance.onRefresh}
    />
  )
}
