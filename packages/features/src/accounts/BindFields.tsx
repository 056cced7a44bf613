import { m } from '@koi/i18n'
import type { ReactNode } from 'react'
import { SmsCodeField } from '../auth/SmsCodeField.tsx'
import type { BindForm } from './bindModel.ts'

export interface BindFieldsProps {
  readonly form: BindForm
  /** The fields of this kind of account. */
  readonly children: ReactNode
}

/** The fields of an account, and the code that confirms it. */
export function BindFields({ form, children }: BindFieldsProps) {
  return (
    <>
      {children}
      <SmsCodeField code={form.code} hint={m.accounts_code_hint({ phone: form.phone })} />
    </>
  )
}
