import type { SmsCodeModel } from './smsCodeModel.ts'
import { m } from '@koi/i18n'
import { Field, SmsCodeInput, TextLink } from '@koi/ui'

export interface SmsCodeFieldProps {
  readonly code: SmsCodeModel
  /** What helps before a code was sent: where it will go. */
  readonly hint?: string | undefined
}

/** The code from the text message; in the sandbox with the way to its outbox. */
export function SmsCodeField({ code, hint }: SmsCodeFieldProps) {
  const outbox = code.outboxUrl
  return (
    <Field
      label={m.auth_code()}
      error={code.error}
      hint={
        code.sentTo === null && outbox === null ? (
          hint
        ) : (
          <>
            {code.sentTo !== null && <p>{m.auth_code_sent_to({ phone: code.sentTo })}</p>}
            {outbox !== null && (
              <TextLink href={outbox} target="_blank" tone="accent">
                {m.auth_code_outbox()}
              </TextLink>
            )}
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
