import { m } from '@koi/i18n'
import { Button, Form, Modal } from '@koi/ui'
import { useId } from 'react'
import { SmsCodeField } from '../auth/SmsCodeField.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { AccountCard } from './AccountCard.tsx'
import type { AccountRemoval } from './useRemoval.ts'

export interface RemovalModalProps {
  /** The removal that is open; null for none. */
  readonly removal: AccountRemoval | null
}

/** Confirms the removal of an account with a text-message code. */
export function RemovalModal({ removal }: RemovalModalProps) {
  const id = useId()
  const sending = removal?.form.status === 'submitting'
  return (
    <Modal
      open={removal !== null}
      size="small"
      title={m.accounts_remove_title()}
      dismissible={!sending}
      onClose={() => removal?.onCancel()}
      actions={
        removal ? (
          <>
            <Button disabled={sending} onClick={removal.onCancel}>
              {m.common_cancel()}
            </Button>
            <SubmitButton inActions form={removal.form} formId={id} variant="danger">
              {m.accounts_remove_confirm()}
            </SubmitButton>
          </>
        ) : null
      }
    >
      {removal ? (
        <Form id={id} error={removal.form.message} onSubmit={removal.form.onSubmit}>
          <AccountCard entry={removal.entry} />
          <p>{m.accounts_remove_text()}</p>
          <SmsCodeField code={removal.code} />
        </Form>
      ) : null}
    </Modal>
  )
}
