import { smsCode, type smsPurposes } from '@koi/contract'
import { m } from '@koi/i18n'
import { asFailure, authApi } from '@koi/store'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import type { SmsCodeModel } from './smsCodeModel.ts'
import { useField, type Field } from './useField.ts'
import type { PhoneField } from './usePhone.ts'

/** A code inside its form. */
export interface SmsCodeField extends Omit<Field, 'model'> {
  readonly model: SmsCodeModel
}

/** The code of a text message to `phone`: sending, the wait until the next one by timestamp, and the sandbox outbox. */
export function useSmsCode(purpose: (typeof smsPurposes)[number], phone: PhoneField): SmsCodeField {
  const { brand, serverClock, timers } = useRuntime()
  const textOf = useFailureText()
  const [send, { isLoading }] = authApi.endpoints.sendSms.useMutation()
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  const [retryAt, setRetryAt] = useState<number | null>(null)
  const [outboxUrl, setOutboxUrl] = useState<string | null>(null)
  const field = useField('', (text) => (v.is(smsCode, text) ? null : m.auth_code_required()))

  useEffect(() => {
    if (retryAt === null) return undefined
    return timers.after(Math.max(0, retryAt - serverClock.now()), () => setRetryAt(null))
  }, [retryAt, serverClock, timers])

  const waitUntil = (instant: unknown) => {
    const time = typeof instant === 'string' ? Date.parse(instant) : Number.NaN
    setRetryAt(time > serverClock.now() ? time : null)
  }
  const onSend = async () => {
    const to = { area: phone.area, phone: phone.text }
    const { data, error } = await send({ ...to, purpose })
    if (data) {
      waitUntil(data.retryAt)
      const outbox = new URL('/outbox', info?.sandboxOrigin ?? brand.sandboxOrigin)
      outbox.search = new URLSearchParams(to).toString()
      setOutboxUrl(brand.features.sandbox ? outbox.href : null)
      return
    }
    const failure = asFailure(error)
    if (!failure) return
    if (failure.code === 'phone-invalid') phone.refuse(textOf(failure))
    else field.refuse(textOf(failure))
    if (failure.code === 'sms-too-often') waitUntil(failure.details?.['retryAt'])
  }

  const canSend = phone.valid && !isLoading && retryAt === null
  return {
    ...field,
    model: {
      ...field.model,
      status: isLoading ? 'sending' : retryAt === null ? 'idle' : 'waiting',
      retryAt,
      canSend,
      onSend: () => {
        if (canSend) void onSend()
        else phone.touch()
      },
      onCountdownEnd: () => setRetryAt(null),
      outboxUrl,
    },
  }
}
