import { m } from '@koi/i18n'
import type { Ref } from 'react'
import { PasswordField } from '../forms/TextField.tsx'
import type { NewPasswordModel } from './useNewPassword.ts'

export interface NewPasswordInputProps {
  readonly field: NewPasswordModel
  /** "Password" by default. */
  readonly label?: string
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A new login password with its rule and its strength. */
export function NewPasswordInput({ field, label = m.auth_password(), ref }: NewPasswordInputProps) {
  return (
    <PasswordField
      ref={ref}
      field={field}
      label={label}
      hint={field.hint}
      strength={field.value === '' ? null : field.strength}
      name="password"
      autoComplete="new-password"
    />
  )
}
