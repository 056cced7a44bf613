import type { PhoneModel, SmsCodeModel } from '@koi/features/auth'
import { m } from '@koi/i18n'
import { Field, PhoneInput, SmsCodeInput, TextLink } from '@koi/ui'

interface PhoneFieldsProps {
  readonly phone: PhoneModel
  readonly code: SmsCodeModel
}

/** A phone number and the code sent to it; the sandbox shows where the code can be read. */
export function PhoneFields({ phone, code }: PhoneFieldsProps) {
  return (
    <>
      <Field label={m.auth_phone()} error={phone.error}>
        <PhoneInput
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
      <Field
        label={m.auth_code()}
        error={code.error}
        hint={
          code.outboxUrl === null ? undefined : (
            <TextLink href={code.outboxUrl} target="_blank">
              {m.auth_code_outbox()}
            </TextLink>
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
    </>
  )
}
