import { m } from '@koi/i18n'
import { Button, Form, Result, Steps, TextLink } from '@koi/ui'
import type { ReactNode } from 'react'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { TextField } from '../forms/TextField.tsx'
import { focusOnMount } from '../forms/useField.ts'
import { routes } from '../routing/pages.ts'
import { pageTitles } from '../routing/pageTitles.ts'
import styles from './ForgotPassword.module.css'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import { PhoneAndCodeFields } from './SmsCodeField.tsx'
import { type ForgotPasswordModel, type ForgotStep, forgotSteps } from './useForgotPassword.ts'

const names: Readonly<Record<ForgotStep, () => string>> = {
  account: () => m.auth_forgot_step_account(),
  code: () => m.auth_forgot_step_code(),
  password: () => m.auth_forgot_step_password(),
  done: () => m.auth_forgot_step_done(),
}

const leads: Readonly<Record<Exclude<ForgotStep, 'done'>, () => string>> = {
  account: () => m.auth_forgot_lead_account(),
  code: () => m.auth_forgot_lead_code(),
  password: () => m.auth_forgot_lead_password(),
}

export interface ForgotPasswordProps {
  readonly forgot: ForgotPasswordModel
  /** The form's id, for a `ForgotPasswordButton` that stands outside of it. */
  readonly id?: string | undefined
  /** The button, where it stands inside the form. */
  readonly children?: ReactNode
}

/** Account, then phone and code, then the new password; at the end the way to the login. */
export function ForgotPasswordSection({ forgot, id, children }: ForgotPasswordProps) {
  const { step } = forgot
  return (
    <>
      <Steps
        label={m.pages_forgot_password()}
        steps={forgotSteps.slice(0, -1).map((name) => names[name]())}
        current={forgotSteps.indexOf(step)}
      />
      {step === 'done' ? (
        <Result
          tone="positive"
          title={m.auth_forgot_done()}
          description={m.auth_forgot_done_text()}
          actions={
            <Button ref={focusOnMount} variant="primary" onClick={forgot.onLogin}>
              {m.auth_forgot_to_login()}
            </Button>
          }
        />
      ) : (
        <Form id={id} error={forgot.message} onSubmit={forgot.onSubmit}>
          <p className={styles['lead']}>{leads[step]()}</p>
          <StepFields forgot={forgot} />
          {children}
          <nav className={styles['help']} aria-label={m.auth_help()}>
            {forgot.onBack ? (
              <Button variant="ghost" size="small" onClick={forgot.onBack}>
                {m.auth_forgot_previous()}
              </Button>
            ) : (
              <TextLink href={routes.login}>{m.auth_forgot_back()}</TextLink>
            )}
            <TextLink href={routes.customerService}>{pageTitles.customerService()}</TextLink>
          </nav>
        </Form>
      )}
    </>
  )
}

function StepFields({ forgot }: Pick<ForgotPasswordProps, 'forgot'>) {
  switch (forgot.step) {
    case 'account':
      return (
        <TextField
          verbatim
          field={forgot.account}
          label={m.auth_account()}
          name="username"
          autoComplete="username"
        />
      )
    case 'code':
      return <PhoneAndCodeFields focused phone={forgot.phone} code={forgot.code} />
    default:
      return <NewPasswordInput ref={focusOnMount} field={forgot.password} label={m.auth_new_password()} />
  }
}

export interface ForgotPasswordButtonProps {
  readonly forgot: ForgotPasswordModel
  /** The id of a form that the button stands outside of. */
  readonly formId?: string | undefined
}

/** Goes to the next step, or sets the password. */
export function ForgotPasswordButton({ forgot, formId }: ForgotPasswordButtonProps) {
  return (
    <SubmitButton form={forgot} formId={formId}>
      {forgot.step === 'password' ? m.auth_forgot_set() : m.auth_forgot_next()}
    </SubmitButton>
  )
}
