import { m } from '@koi/i18n'
import { Checkbox, Form, TextLink } from '@koi/ui'
import { type ReactNode, useId } from 'react'
import { generatePath } from 'react-router-dom'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { DateField, TextField } from '../forms/TextField.tsx'
import { routes } from '../routing/pages.ts'
import { NewPasswordInput } from './NewPasswordInput.tsx'
import styles from './RegisterForm.module.css'
import { PhoneAndCodeFields } from './SmsCodeField.tsx'
import type { RegisterModel } from './useRegister.ts'

export interface RegisterFormProps {
  readonly register: RegisterModel
  /** The form's id, for a `RegisterButton` that stands outside of it. */
  readonly id?: string | undefined
  /** The button, where it stands inside the form. */
  readonly children?: ReactNode
}

/** Account, password, phone, birth date, invite code and the terms. */
function RegisterForm({ register, id, children }: RegisterFormProps) {
  const { password, birthDate, invite, terms } = register
  const note = useId()
  return (
    <Form id={id} error={register.message} onSubmit={register.onSubmit}>
      <p className={styles['lead']}>{m.auth_register_lead()}</p>
      <TextField
        verbatim
        field={register.account}
        label={m.auth_account()}
        hint={m.auth_account_hint()}
        name="username"
        autoComplete="username"
      />
      <NewPasswordInput field={password} />
      <PhoneAndCodeFields phone={register.phone} code={register.code} />
      {register.contacts.length > 0 ? (
        <div className={styles['pair']}>
          {register.contacts.map(({ key, label, required, input, ...field }) => (
            <TextField
              verbatim
              key={key}
              optional={!required}
              field={field}
              label={label}
              name={key}
              {...input}
            />
          ))}
        </div>
      ) : null}
      <div className={styles['pair']}>
        <DateField
          field={birthDate}
          label={m.auth_birth_date()}
          hint={m.auth_birth_date_hint({ age: birthDate.minimumAge })}
          name="bday"
          autoComplete="bday"
        />
        <TextField
          verbatim
          optional
          field={invite}
          label={m.auth_invite()}
          // Beside the label, where it moves nothing as a drawn page learns of the link: it has to fit there.
          end={invite.fromLink ? <span className={styles['aside']}>{m.auth_invite_from_link()}</span> : null}
          name="invite"
          autoComplete="off"
        />
      </div>
      <div>
        <Checkbox
          checked={terms.checked}
          aria-invalid={terms.error !== null || undefined}
          aria-describedby={note}
          onCheckedChange={terms.onChange}
        >
          {m.auth_terms({ age: birthDate.minimumAge })}
          <HelpLink id="terms">{m.auth_terms_of_use()}</HelpLink>
          {m.auth_terms_and()}
          <HelpLink id="privacy">{m.auth_terms_privacy()}</HelpLink>
        </Checkbox>
        <p id={note} className={styles['error']} aria-live="polite">
          {terms.error}
        </p>
      </div>
      {children}
    </Form>
  )
}

/** A page to read: it opens beside the form, so that nothing that was typed is lost. */
function HelpLink({ id, children }: { readonly id: string; readonly children: string }) {
  return (
    <TextLink href={generatePath(routes.help, { id })} target="_blank" tone="inherit">
      {children}
    </TextLink>
  )
}

export interface RegisterButtonProps {
  readonly register: RegisterModel
  readonly formId?: string | undefined
}

/** Sends the registration form. */
export function RegisterButton({ register, formId }: RegisterButtonProps) {
  return (
    <SubmitButton form={register} formId={formId}>
      {m.auth_register_title()}
    </SubmitButton>
  )
}

export interface RegisterSectionProps extends RegisterFormProps {
  /** The query that leads back to the page the player came from. */
  readonly search: string
}

/** The content of the registration page: the form, and the way to login. */
export function RegisterSection({ search, ...form }: RegisterSectionProps) {
  return (
    <>
      <RegisterForm {...form} />
      <p className={styles['other']}>
        <TextLink href={routes.login + search}>{m.auth_to_login()}</TextLink>
      </p>
    </>
  )
}
