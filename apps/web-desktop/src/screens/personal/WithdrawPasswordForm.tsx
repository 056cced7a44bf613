import { passwordTitle, WithdrawPasswordFields, type WithdrawPasswordEntry } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Button, Dialog, Form } from '@koi/ui'
import styles from './WithdrawPasswordForm.module.css'

/** The form of the withdraw password over the profile, while it is open. */
export function WithdrawPasswordForm({ entry }: { readonly entry: WithdrawPasswordEntry }) {
  const { form } = entry
  if (!form) return null
  const { title, text } = passwordTitle(form.mode)
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={entry.onClose}
      footer={
        <Button
          variant="primary"
          disabled={!form.canSubmit}
          loading={form.status === 'submitting'}
          onClick={form.onSubmit}
        >
          {m.withdraw_password_save()}
        </Button>
      }
    >
      <Form error={form.message} onSubmit={form.onSubmit}>
        <p className={styles['lead']}>{text}</p>
        <WithdrawPasswordFields form={form} />
        {form.onForgot ? (
          <Button variant="ghost" size="small" className={styles['forgot']} onClick={form.onForgot}>
            {m.withdraw_forgot()}
          </Button>
        ) : null}
        <button type="submit" hidden>
          {m.withdraw_password_save()}
        </button>
      </Form>
    </Dialog>
  )
}
