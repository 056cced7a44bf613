import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import type { DepositOrderActions } from './depositOrderModel.ts'

export interface ClaimButtonProps {
  readonly actions: DepositOrderActions
}

/** Says that the order is paid, once. */
export function ClaimButton({ actions }: ClaimButtonProps) {
  return (
    <Button size="large" disabled={actions.claimed || actions.busy} onClick={actions.onClaim}>
      {actions.claimed ? m.deposit_claimed() : m.deposit_claim()}
    </Button>
  )
}
