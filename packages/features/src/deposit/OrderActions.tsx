import { m } from '@koi/i18n'
import { Button, ConfirmDialog } from '@koi/ui'
import type { DepositOrderActions } from './depositOrderModel.ts'

export interface OrderActionsProps {
  readonly actions: DepositOrderActions
}

/** Saying that it is paid, and giving it up, which is asked about first. Paying itself is the screen's primary action. */
export function OrderActions({ actions }: OrderActionsProps) {
  return (
    <>
      <Button size="large" disabled={actions.claimed || actions.busy} onClick={actions.onClaim}>
        {actions.claimed ? m.deposit_claimed() : m.deposit_claim()}
      </Button>
      <Button variant="ghost" size="large" disabled={actions.busy} onClick={actions.onCancel}>
        {m.deposit_cancel()}
      </Button>
      <ConfirmDialog
        open={actions.cancelling}
        title={m.deposit_cancel_title()}
        confirmLabel={m.deposit_cancel()}
        cancelLabel={m.deposit_cancel_keep()}
        danger
        busy={actions.busy}
        onConfirm={actions.onCancelConfirmed}
        onCancel={actions.onKeep}
      >
        {m.deposit_cancel_text()}
      </ConfirmDialog>
    </>
  )
}
