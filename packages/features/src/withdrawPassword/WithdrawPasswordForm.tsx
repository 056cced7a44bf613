import { m } from '@koi/i18n'
import { Button, Field, Form, Modal, PasscodeInput } from '@koi/ui'
import { useId } from 'react'
import { SmsCodeField } from '../auth/SmsCodeField.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { PasswordField } from '../forms/TextField.tsx'
import { type FieldModel, focusOnMount } from '../forms/useField.ts'
import type { WithdrawPasswordMode, WithdrawPasswordModel } from './useWithdrawPassword.ts'
import type { WithdrawPasswordEntry } from './useWithdrawPasswordEntry.ts'
import styles from './WithdrawPasswordForm.module.css'

/** The title of the form in each mode, and what it says above its fields. */
export function passwordTitle(mode: WithdrawPasswordMode): { readonly title: string; readonly text: string } {
  switch (mode) {
    case 'set':
      return { title: m.withdraw_password_set_title(), text: m.withdraw_password_set_text() }
    case 'change':
      return { title: m.withdraw_password_change_title(), text: m.withdraw_password_set_text() }
    default:
      return { title: m.withdraw_password_reset_title(), text: m.withdraw_password_reset_text() }
  }
}

interface SixDigitsProps {
  readonly field: FieldModel
  readonly label: string
  readonly hint?: string
  readonly focused?: boolean
}

function SixDigits({ field, label, hint, focused = false }: SixDigitsProps) {
  return (
    <Field label={label} hint={hint} error={field.error}>
      <PasscodeInput
        masked
        ref={focused ? focusOnMount : undefined}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
      />
    </Field>
  )
}

/** What confirms a new withdraw password, and the password twice, in six boxes each. */
export function WithdrawPasswordFields({ form }: { readonly form: WithdrawPasswordModel }) {
  const { code, loginPassword, oldPassword, password, repeat } = form
  return (
    <>
      {code ? <SmsCodeField code={code} /> : null}
      {loginPassword ? (
        <PasswordField
          ref={code ? undefined : focusOnMount}
          field={loginPassword}
          label={m.withdraw_password_login()}
          autoComplete="current-password"
        />
      ) : null}
      {oldPassword ? <SixDigits focused field={oldPassword} label={m.withdraw_password_old()} /> : null}
      <SixDigits field={password} label={m.withdraw_password_new()} hint={m.withdraw_password_hint()} />
      <SixDigits field={repeat} label={m.withdraw_password_repeat()} />
    </>
  )
}

export interface WithdrawPasswordModalProps {
  readonly entry: WithdrawPasswordEntry
}

/** Sets the first withdraw password, changes it, or replaces a forgotten one, in a modal. */
export function WithdrawPasswordModal({ entry: { form, onClose } }: WithdrawPasswordModalProps) {
  const id = useId()
  const { title, text } = passwordTitle(form?.mode ?? 'set')
  return (
    <Modal
      open={form !== null}
      size="small"
      title={title}
      dismissible={form?.status !== 'submitting'}
      onClose={onClose}
      actions={
        form ? (
          <SubmitButton inActions form={form} formId={id}>
            {m.withdraw_password_save()}
          </SubmitButton>
        ) : null
      }
    >
      {form ? (
        <Form id={id} error={form.message} onSubmit={form.onSubmit}>
          <p className={styles['lead']}>{text}</p>
          <WithdrawPasswordFields form={form} />
          {form.onForgot ? (
            <Button variant="ghost" size="small" className={styles['forgot']} onClick={form.onForgot}>
              {m.withdraw_forgot()}
            </Button>
          ) : null}
        </Form>
      ) : null}
    </Modal>
  )
}
