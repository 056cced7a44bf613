import { smsCode } from '@koi/contract'
import { m } from '@koi/i18n'
import type { ApiFailure } from '@koi/store'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import type { SmsCodeModel } from './smsCodeModel.ts'
import { useField, type Field } from './useField.ts'

/** A code inside its form. */
export interface SmsCodeField extends Omit<Field, 'model'> {
  readonly model: SmsCodeModel
}

/** What came of sending a code. */
export type CodeSent =
  | {
      /** When the next one may be sent, ISO 8601 UTC. */
      readonly retryAt: string
      /** The number it went to, masked; null where the form shows the number itself. */
      readonly sentTo: string | null
      /** Path and query of the sandbox outbox that shows it. */
      readonly outbox: string
      readonly failure?: undefined
    }
  | { readonly failure: ApiFailure }

/** How a form has its code sent. */
export interface CodeSending {
  readonly busy: boolean
  /** Whether a code can be sent at all; false while the number is incomplete. */
  readonly ready: boolean
  readonly send: () => Promise<CodeSent>
  /** The button was pressed before `ready`. */
  readonly onNotReady?: () => void
  /** Says a failure somewhere else than at the code, and whether it did. */
  readonly onFailure?: (failure: ApiFailure) => boolean
}

/** The code of a text message: sending, the wait until the next one by timestamp, and the sandbox outbox. */
export function useCodeField({ busy, ready, send, onNotReady, onFailure }: CodeSending): SmsCodeField {
  const { brand, serverClock, timers } = useRuntime()
  const textOf = useFailureText()
  const [retryAt, setRetryAt] = useState<number | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
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
    const sent = await send()
    if (!sent.failure) {
      waitUntil(sent.retryAt)
      setSentTo(sent.sentTo)
      setOutboxUrl(brand.features.sandbox ? sent.outbox : null)
      return
    }
    if (!onFailure?.(sent.failure)) field.refuse(textOf(sent.failure))
    if (sent.failure.code === 'sms-too-often') waitUntil(sent.failure.details?.['retryAt'])
  }

  const canSend = ready && !busy && retryAt === null
  return {
    ...field,
    clear: () => {
      field.clear()
      setSentTo(null)
      setOutboxUrl(null)
    },
    model: {
      ...field.model,
      status: busy ? 'sending' : retryAt === null ? 'idle' : 'waiting',
      retryAt,
      canSend,
      onSend: () => {
        if (canSend) void onSend()
        else onNotReady?.()
      },
      onCountdownEnd: () => setRetryAt(null),
      sentTo,
      outboxUrl,
    },
  }
}
