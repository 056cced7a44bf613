import { m } from '@koi/i18n'
import { Banner, Form, Modal, Segmented, TextLink } from '@koi/ui'
import { useId } from 'react'
import { NewPasswordInput } from '../auth/NewPasswordInput.tsx'
import { PhoneAndCodeFields, SmsCodeField } from '../auth/SmsCodeField.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { DateField, PasswordField, TextField } from '../forms/TextField.tsx'
import { routes } from '../routing/pages.ts'
import type { OldPhoneModel, SecurityChange, SecurityForm } from './securityForm.ts'
import type { ProofModel } from './useProof.ts'
import type { SecurityChanges } from './useSecurityChanges.ts'

const titles: Readonly<Record<SecurityChange, () => string>> = {
  loginPassword: () => m.profile_change_password(),
  phone: () => m.profile_change_phone(),
  email: () => m.profile_bind_email(),
  birthDate: () => m.profile_set_birth_date(),
}

/** The form of a sensitive change, over the page. */
export function SecurityModal({ changes: { form, onClose } }: { readonly changes: SecurityChanges }) {
  const id = useId()
  return (
    <Modal
      open={form !== null}
      size="small"
      title={form ? titles[form.kind]() : ''}
      dismissible={form?.status !== 'submitting'}
      onClose={onClose}
      actions={
        form ? (
          <SubmitButton inActions form={form} formId={id}>
            {m.profile_save()}
          </SubmitButton>
        ) : null
      }
    >
      {form ? (
        <Form id={id} error={form.message} onSubmit={form.onSubmit}>
          <ChangeFields form={form} />
        </Form>
      ) : null}
    </Modal>
  )
}

function ChangeFields({ form }: { readonly form: SecurityForm }) {
  switch (form.kind) {
    case 'loginPassword':
      return (
        <>
          <p>{m.profile_change_password_text()}</p>
          <ProofFields proof={form.proof} passwordLabel={m.profile_old_password()} />
          <NewPasswordInput field={form.password} label={m.auth_new_password()} />
        </>
      )
    case 'phone':
      return (
        <>
          <OldPhoneFields old={form.old} />
          <PhoneAndCodeFields
            phone={form.phone}
            code={form.code}
            label={m.profile_new_phone()}
            codeLabel={m.profile_new_phone_code()}
          />
        </>
      )
    case 'email':
      return (
        <>
          <TextField
            verbatim
            field={form.email}
            label={m.auth_contact_email()}
            type="email"
            inputMode="email"
            name="email"
            autoComplete="email"
          />
          <SmsCodeField code={form.code} label={m.profile_email_code()} />
          <ProofFields proof={form.proof} />
        </>
      )
    default:
      return (
        <>
          <Banner tone="warning">{m.profile_birth_date_once()}</Banner>
          <DateField
            field={form.birthDate}
            label={m.auth_birth_date()}
            hint={m.auth_birth_date_hint({ age: form.minimumAge })}
            name="bday"
            autoComplete="bday"
          />
          <ProofFields proof={form.proof} />
        </>
      )
  }
}

interface ProofFieldsProps {
  readonly proof: ProofModel
  readonly passwordLabel?: string
}

/** The login password, or a code sent to the member's phone. */
function ProofFields({ proof, passwordLabel = m.withdraw_password_login() }: ProofFieldsProps) {
  return (
    <>
      <Segmented
        variant="joined"
        label={m.profile_proof()}
        value={proof.way}
        onValueChange={proof.onWay}
        options={[
          { value: 'password', label: m.profile_proof_password() },
          { value: 'code', label: m.profile_proof_code() },
        ]}
      />
      {proof.way === 'password' ? (
        <PasswordField field={proof.password} label={passwordLabel} autoComplete="current-password" />
      ) : (
        <SmsCodeField code={proof.code} label={m.profile_phone_code()} />
      )}
    </>
  )
}

/** A code to the old phone, or password and mail; where there is no mail, the way to people who can help. */
function OldPhoneFields({ old }: { readonly old: OldPhoneModel }) {
  return (
    <>
      {old.onWay ? (
        <Segmented
          variant="joined"
          label={m.profile_old_phone()}
          value={old.way}
          onValueChange={old.onWay}
          options={[
            { value: 'code', label: m.profile_old_phone_here() },
            { value: 'mail', label: m.profile_old_phone_gone() },
          ]}
        />
      ) : null}
      {old.way === 'code' ? (
        <SmsCodeField code={old.code} label={m.profile_old_phone_code()} />
      ) : (
        <>
          <PasswordField
            field={old.password}
            label={m.withdraw_password_login()}
            autoComplete="current-password"
          />
          <SmsCodeField code={old.mailCode} label={m.profile_email_code()} />
        </>
      )}
      {old.onWay === null ? (
        <p>
          {m.profile_old_phone_help()}
          <TextLink href={routes.customerService}>{m.pages_customer_service()}</TextLink>
        </p>
      ) : null}
    </>
  )
}
