import { m } from '@koi/i18n'
import { Field, PasscodeInput, PasswordInput } from '@koi/ui'
import { SmsCodeField } from '../auth/index.ts'
import { focusAtOnce } from './focusAtOnce.ts'
import type { WithdrawPasswordModel } from './withdrawPasswordModel.ts'

/** What confirms a new withdraw password, and the password twice, in six boxes each. */
export function WithdrawPasswordFields({ form }: { readonly form: WithdrawPasswordModel }) {
  const { code, loginPassword, oldPassword, password, repeat } = form
  return (
    <>
      {code ? <SmsCodeField code={code} /> : null}
      {loginPassword ? (
        <Field label={m.withdraw_password_login()} error={loginPassword.error}>
          <PasswordInput
            autoComplete="current-password"
            ref={code ? undefined : focusAtOnce}
            value={loginPassword.value}
            onValueChange={loginPassword.onChange}
            onBlur={loginPassword.onBlur}
          />
        </Field>
      ) : null}
      {oldPassword ? (
        <Field label={m.withdraw_password_old()} error={oldPassword.error}>
          <PasscodeInput
            masked
            ref={focusAtOnce}
            value={oldPassword.value}
            onValueChange={oldPassword.onChange}
            onBlur={oldPassword.onBlur}
          />
        </Field>
      ) : null}
      <Field label={m.withdraw_password_new()} error={password.error} hint={m.withdraw_password_hint()}>
        <PasscodeInput
          masked
          value={password.value}
          onValueChange={password.onChange}
          onBlur={password.onBlur}
        />
      </Field>
      <Field label={m.withdraw_password_repeat()} error={repeat.error}>
        <PasscodeInput masked value={repeat.value} onValueChange={repeat.onChange} onBlur={repeat.onBlur} />
      </Field>
    </>
  )
}
