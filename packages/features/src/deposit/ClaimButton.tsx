import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import type { DepositOrderActions } from './depositOrderModel.ts'

export interface ClaimButtonProps {
  readonly actions: DepositOrderActions
}

/** Says that the order is paid, once; afterwards it says so itself, and keeps the focus. */
export function ClaimButton({ actions }: ClaimButtonProps) {
  return (
    <Button
      size="large"
      aria-disabled={actions.claimed || actions.busy || undefined}
      onClick={() => {
        if (!actions.claimed && !actions.busy) actions.onClaim()
      }}
    >
      {actions.claimed ? m.deposit_claimed() : m.deposit_claim()}
    </Button>
  )
}
