import { BirthDateField, type RegisterModel } from '@koi/features/auth'
import { m } from '@koi/i18n'
import { Field, PasswordInput, TextInput } from '@koi/ui'
import type { ReactNode } from 'react'

interface RegisterFieldsProps {
  readonly register: RegisterModel
  /** Phone and code, which stand between password and birth date. */
  readonly children: ReactNode
}

/** Account, password, birth date and invite code. */
export function RegisterFields({ register, children }: RegisterFieldsProps) {
  const { account, password, birthDate, invite } = register
  return (
    <>
      <Field label={m.auth_account()} hint={m.auth_account_hint()} error={account.error}>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={account.value}
          onValueChange={account.onChange}
          onBlur={account.onBlur}
        />
      </Field>
      <Field label={m.auth_password()} hint={password.hint} error={password.error}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          strength={password.value === '' ? null : password.strength}
          value={password.value}
          onValueChange={password.onChange}
          onBlur={password.onBlur}
        />
      </Field>
      {children}
      <BirthDateField birthDate={birthDate} />
      <Field
        label={m.auth_invite()}
        optional
        hint={invite.fromLink ? m.auth_invite_from_link() : undefined}
        error={invite.error}
      >
        <TextInput
          name="invite"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={invite.value}
          onValueChange={invite.onChange}
          onBlur={invite.onBlur}
        />
      </Field>
    </>
  )
}
