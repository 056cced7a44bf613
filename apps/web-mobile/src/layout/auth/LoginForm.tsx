import { PhoneField, SmsCodeField, type LoginMode, type LoginModel } from '@koi/features/auth'
import { m } from '@koi/i18n'
import { Checkbox, Field, Form, PasswordInput, Segmented, TextInput } from '@koi/ui'
import styles from './LoginForm.module.css'

interface LoginFormProps {
  /** For the button outside the form. */
  readonly id: string
  readonly login: LoginModel
}

/** Account and password, or phone and code. The button stands in the bar or the sheet around it. */
export function LoginForm({ id, login }: LoginFormProps) {
  const { account, password, phone, code } = login
  return (
    <Form id={id} error={login.message} onSubmit={() => login.canSubmit && login.onSubmit()}>
      <Segmented<LoginMode>
        label={m.auth_login_mode()}
        value={login.mode}
        options={[
          { value: 'password', label: m.auth_mode_password() },
          { value: 'sms', label: m.auth_mode_sms() },
        ]}
        variant="joined"
        className={styles['mode']}
        onValueChange={login.onMode}
      />
      {login.mode === 'password' ? (
        <>
          <Field label={m.auth_account()} error={account.error}>
            <TextInput
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              placeholder={m.auth_account_placeholder()}
              value={account.value}
              onValueChange={account.onChange}
              onBlur={account.onBlur}
            />
          </Field>
          <Field label={m.auth_password()} error={password.error}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password.value}
              onValueChange={password.onChange}
              onBlur={password.onBlur}
            />
          </Field>
          <Checkbox checked={login.remember} onCheckedChange={login.onRemember}>
            {m.auth_remember()}
          </Checkbox>
        </>
      ) : (
        <>
          <PhoneField phone={phone} />
          <SmsCodeField code={code} />
        </>
      )}
    </Form>
  )
}
