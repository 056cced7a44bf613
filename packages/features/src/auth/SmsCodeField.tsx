import { m } from '@koi/i18n'
import { Field, PhoneInput, SmsCodeInput, TextLink } from '@koi/ui'
import { focusOnMount } from '../forms/useField.ts'
import type { SmsCodeModel } from './useCodeField.ts'
import type { PhoneModel } from './usePhone.ts'

export interface SmsCodeFieldProps {
  readonly code: SmsCodeModel
  /** "Code" by default: says which, where a form has several. */
  readonly label?: string | undefined
  /** Shown before a code was sent: where it will go. */
  readonly hint?: string | undefined
}

/** The code from a text message; in the sandbox with a link to the outbox that shows it. */
export function SmsCodeField({ code, label = m.auth_code(), hint }: SmsCodeFieldProps) {
  const outbox = code.outboxUrl
  return (
    <Field
      label={label}
      error={code.error}
      hint={
        code.sentTo === null && outbox === null ? (
          hint
        ) : (
          <>
            {code.sentTo !== null ? <p>{m.auth_code_sent_to({ phone: code.sentTo })}</p> : null}
            {outbox !== null ? (
              <TextLink href={outbox} target="_blank" tone="accent">
                {m.auth_code_outbox()}
              </TextLink>
            ) : null}
          </>
        )
      }
    >
      <SmsCodeInput
        name="code"
        value={code.value}
        onValueChange={code.onChange}
        onBlur={code.onBlur}
        onSend={code.onSend}
        canSend={code.canSend}
        sending={code.status === 'sending'}
        retryAt={code.retryAt}
        onCountdownEnd={code.onCountdownEnd}
      />
    </Field>
  )
}

export interface PhoneAndCodeFieldsProps {
  readonly phone: PhoneModel
  readonly code: SmsCodeModel
  /** "Phone" and "code" by default. */
  readonly label?: string
  readonly codeLabel?: string
  /** Takes the focus when it appears. */
  readonly focused?: boolean
}

/** A phone number with its calling code, and the code sent to it. */
export function PhoneAndCodeFields({
  phone,
  code,
  label = m.auth_phone(),
  codeLabel,
  focused = false,
}: PhoneAndCodeFieldsProps) {
  return (
    <>
      <Field label={label} error={phone.error}>
        <PhoneInput
          ref={focused ? focusOnMount : undefined}
          name="phone"
          area={phone.area}
          areas={phone.areas}
          areaLabel={m.auth_phone_area()}
          onAreaChange={phone.onArea}
          value={phone.value}
          onValueChange={phone.onChange}
          onBlur={phone.onBlur}
        />
      </Field>
      <SmsCodeField code={code} label={codeLabel} />
    </>
  )
}
