import type { TransferForm } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'

interface TransferNoteProps {
  readonly form: TransferForm
  readonly hidden: boolean
}

/** What the source holds, beside the action. */
export function TransferNote({ form, hidden }: TransferNoteProps) {
  return (
    <>
      <span>{m.wallet_available()}</span>
      <Money fen={form.available} hidden={hidden} />
    </>
  )
}
