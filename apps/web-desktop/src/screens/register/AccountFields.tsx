import type { RegisterModel } from '@koi/features/auth'
import { m } from '@koi/i18n'
import { Field, PasswordInput, TextInput } from '@koi/ui'

export interface AccountFieldsProps {
  readonly register: RegisterModel
}

/** Account name and password. */
export function AccountFields({ register: { account, password } }: AccountFieldsProps) {
  return (
    <>
      <Field label={m.auth_account()} hint={m.auth_account_hint()} error={account.error}>
        <TextInput
          name="username"
          autoComplete="username"
          value={account.value}
          onValueChange={account.onChange}
          onBlur={account.onBlur}
        />
      </Field>
      <Field label={m.auth_password()} hint={password.hint} error={password.error}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          strength={password.strength}
          value={password.value}
          onValueChange={password.onChange}
          onBlur={password.onBlur}
        />
      </Field>
    </>
  )
}
