import { m } from '@koi/i18n'
import { Button, ConfirmDialog } from '@koi/ui'
import type { DepositOrderActions } from './depositOrderModel.ts'

export interface CancelOrderProps {
  readonly actions: DepositOrderActions
}

/** Gives the order up, after asking. */
export function CancelOrder({ actions }: CancelOrderProps) {
  return (
    <>
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
