import { PhoneField, SmsCodeField, type LoginModel } from '@koi/features/auth'
import { m } from '@koi/i18n'
import { Button, Checkbox, Field, Form, PasswordInput, Segmented, TextInput } from '@koi/ui'

export interface LoginFormProps {
  readonly login: LoginModel
}

/** Account and password, or phone and code. */
export function LoginForm({ login }: LoginFormProps) {
  return (
    <Form onSubmit={login.onSubmit} error={login.message}>
      <Segmented
        variant="joined"
        label={m.auth_login_mode()}
        value={login.mode}
        onValueChange={login.onMode}
        options={[
          { value: 'password', label: m.auth_mode_password() },
          { value: 'sms', label: m.auth_mode_sms() },
        ]}
      />
      {login.mode === 'password' ? (
        <>
          <Field label={m.auth_account()} error={login.account.error}>
            <TextInput
              name="username"
              autoComplete="username"
              placeholder={m.auth_account_placeholder()}
              value={login.account.value}
              onValueChange={login.account.onChange}
              onBlur={login.account.onBlur}
            />
          </Field>
          <Field label={m.auth_password()} error={login.password.error}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={login.password.value}
              onValueChange={login.password.onChange}
              onBlur={login.password.onBlur}
            />
          </Field>
          <Checkbox checked={login.remember} onCheckedChange={login.onRemember}>
            {m.auth_remember()}
          </Checkbox>
        </>
      ) : (
        <>
          <PhoneField phone={login.phone} />
          <SmsCodeField code={login.code} />
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        disabled={!login.canSubmit}
        loading={login.status === 'submitting'}
      >
        {m.layout_login()}
      </Button>
    </Form>
  )
}
