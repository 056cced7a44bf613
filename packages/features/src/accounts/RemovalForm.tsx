import { m } from '@koi/i18n'
import { Form } from '@koi/ui'
import { SmsCodeField } from '../auth/SmsCodeField.tsx'
import { AccountCard } from './AccountCard.tsx'
import type { AccountRemoval } from './accountsModel.ts'

export interface RemovalFormProps {
  readonly removal: Exclude<AccountRemoval, { step: 'idle' }>
  /** Ties the button that sends it, wherever that stands. */
  readonly id: string
}

/** What is removed, what follows from it, and the code that confirms it. */
export function RemovalForm({ removal, id }: RemovalFormProps) {
  return (
    <Form id={id} error={removal.message} onSubmit={() => removal.canSubmit && removal.onSubmit()}>
      <AccountCard entry={removal.entry} />
      <p>{m.accounts_remove_text()}</p>
      <SmsCodeField code={removal.code} />
    </Form>
  )
}
