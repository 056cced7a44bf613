import { RemovalForm, type AccountRemoval } from '@koi/features/accounts'
import { m } from '@koi/i18n'
import { Button, Sheet } from '@koi/ui'
import { useId } from 'react'
import { useLast } from '../../layout/useLast.ts'

/** Asks for the code that removes an account. */
export function RemovalSheet({ removal }: { readonly removal: AccountRemoval }) {
  const form = useId()
  const shown = useLast(removal.step === 'idle' ? null : removal)
  if (!shown) return null
  const sending = removal.step === 'sending'
  return (
    <Sheet
      open={removal.step !== 'idle'}
      title={m.accounts_remove_title()}
      onClose={shown.onCancel}
      footer={
        <Button
          type="submit"
          form={form}
          variant="danger"
          size="large"
          block
          loading={sending}
          disabled={!shown.canSubmit && !sending}
        >
          {m.accounts_remove_confirm()}
        </Button>
      }
    >
      <RemovalForm removal={shown} id={form} />
    </Sheet>
  )
}
