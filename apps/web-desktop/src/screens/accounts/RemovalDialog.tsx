import { RemovalForm, type AccountRemoval } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { Button, Dialog } from '@koi/ui'
import { useId } from 'react'

export interface RemovalDialogProps {
  readonly removal: AccountRemoval
}

/** Asks for the code that removes an account. */
export function RemovalDialog({ removal }: RemovalDialogProps) {
  const form = useId()
  if (removal.step === 'idle') return null
  const sending = removal.step === 'sending'
  return (
    <Dialog
      open
      size="small"
      title={m.accounts_remove_title()}
      dismissible={!sending}
      onClose={removal.onCancel}
      footer={
        <>
          <Button disabled={sending} onClick={removal.onCancel}>
            {m.common_cancel()}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            loading={sending}
            disabled={!removal.canSubmit && !sending}
          >
            {m.accounts_remove_confirm()}
          </Button>
        </>
      }
    >
      <RemovalForm removal={removal} id={form} />
    </Dialog>
  )
}
