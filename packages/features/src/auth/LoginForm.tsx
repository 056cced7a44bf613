import { m } from '@koi/i18n'
import { Banner, Button, Checkbox, Form, Segmented, TextLink } from '@koi/ui'
import type { ReactNode } from 'react'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { focusOnMount } from '../forms/useField.ts'
import { PasswordField, TextField } from '../forms/TextField.tsx'
import { routes } from '../routing/pages.ts'
import { pageTitles } from '../routing/pageTitles.ts'
import type { ExpiryNoticeModel } from '../session/useExpiryNotice.ts'
import styles from './LoginForm.module.css'
import { PhoneAndCodeFields } from './SmsCodeField.tsx'
import type { LoginModel } from './useLogin.ts'

export interface LoginFormProps {
  readonly login: LoginModel
  /** What has the focus at first; nothing by default. */
  readonly focus?: 'account' | 'password' | undefined
  /** The form's id, for a `LoginButton` that stands outside of it. */
  readonly id?: string | undefined
  /** The button, where it stands inside the form. */
  readonly children?: ReactNode
}

/** Account and password, or phone and text-message code. */
export function LoginForm({ login, focus, id, children }: LoginFormProps) {
  return (
    <Form id={id} error={login.message} onSubmit={login.onSubmit}>
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
      {login.mode === 'sms' ? <PhoneAndCodeFields phone={login.phone} code={login.code} /> : null}
      {login.mode === 'password' ? (
        <>
          <TextField
            verbatim
            ref={focus === 'account' ? focusOnMount : undefined}
            field={login.account}
            label={m.auth_account()}
            placeholder={m.auth_account_placeholder()}
            name="username"
            autoComplete="username"
          />
          <PasswordField
            ref={focus === 'password' ? focusOnMount : undefined}
            field={login.password}
            label={m.auth_password()}
            name="password"
            autoComplete="current-password"
          />
          <Checkbox checked={login.remember} onCheckedChange={login.onRemember}>
            {m.auth_remember()}
          </Checkbox>
        </>
      ) : null}
      {children}
    </Form>
  )
}

export interface LoginSectionProps extends LoginFormProps {
  readonly expiry: ExpiryNoticeModel
  /** The query that leads back to the page the player came from. */
  readonly search: string
}

/** The content of the login page: what it is for, why the session ended if it did, the form, and the way to registration. */
export function LoginSection({ expiry, search, ...form }: LoginSectionProps) {
  return (
    <>
      <p className={styles['lead']}>{m.auth_login_lead()}</p>
      {expiry.status === 'shown' ? <Banner onClose={expiry.onDismiss}>{expiry.text}</Banner> : null}
      <LoginForm {...form} />
      <LoginHelp login={form.login} />
      <RegisterLink search={search} />
    </>
  )
}

/** For who cannot log in: a text message in place of the password, and the pages for it. */
function LoginHelp({ login }: Pick<LoginFormProps, 'login'>) {
  const helpful = ['forgotPassword', 'customerService'] as const
  return (
    <nav className={styles['help']} aria-label={m.auth_help()}>
      {login.mode === 'password' ? (
        <Button variant="ghost" size="small" onClick={() => login.onMode('sms')}>
          {m.auth_forgot_sms()}
        </Button>
      ) : null}
      {helpful.map((id) => (
        <TextLink key={id} href={routes[id]}>
          {pageTitles[id]()}
        </TextLink>
      ))}
    </nav>
  )
}

export interface LoginButtonProps {
  readonly login: LoginModel
  /** The id of a form that the button stands outside of. */
  readonly formId?: string | undefined
}

/** Sends the login form. */
export function LoginButton({ login, formId }: LoginButtonProps) {
  return (
    <SubmitButton form={login} formId={formId}>
      {m.auth_login_title()}
    </SubmitButton>
  )
}

export interface RegisterLinkProps {
  /** The query that leads back to the page the player came from. */
  readonly search: string
}

/** Leads from login to registration. */
export function RegisterLink({ search }: RegisterLinkProps) {
  return (
    <p className={styles['other']}>
      {m.auth_no_account()}
      <TextLink href={routes.register + search}>{m.auth_to_register()}</TextLink>
    </p>
  )
}
