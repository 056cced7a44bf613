import { smsCode } from '@koi/contract/rules'
import { m } from '@koi/i18n'
import { type ApiFailure, authApi } from '@koi/store'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { useFailureText } from '../errors/failureText.ts'
import { type Field, type FieldModel, useField } from '../forms/useField.ts'

/** What the sandbox outbox is filtered by: a phone, or a mail address that is empty where the player fills it in, or nothing. */
type OutboxFilter =
  | { readonly area: string; readonly phone: string }
  | { readonly mail: string }
  | Readonly<Record<string, never>>

/** The address of the sandbox outbox for what was sent; null before that, until the server has told it, and without a sandbox. */
function useOutboxUrl(sent: OutboxFilter | null): string | null {
  const brand = useBrand()
  const { data: info } = authApi.endpoints.preInfo.useQuery()
  if (!info || !sent || !brand.features.sandbox) return null
  const outbox = new URL('/outbox', info.sandboxOrigin)
  outbox.search = new URLSearchParams({ ...sent }).toString()
  return outbox.href
}

/** The field of a text-message code and the button that sends it. */
export interface SmsCodeModel extends FieldModel {
  readonly status: 'idle' | 'sending' | 'waiting'
  /** When the next code can be sent at the latest, in ms since 1970 on the server's clock; null when it can be sent now. */
  readonly retryAt: number | null
  /** False while the phone is incomplete, a code is being sent, or `retryAt` lies ahead. */
  readonly canSend: boolean
  readonly onSend: () => void
  /** Call it when the countdown reaches `retryAt`. */
  readonly onCountdownEnd: () => void
  /** The member's own number, masked, that a code just went to; null before, and where the form shows the number. */
  readonly sentTo: string | null
  /** The sandbox message outbox that shows the code just sent; null before that, and until its address is known. */
  readonly outboxUrl: string | null
}

/** A code inside its form. */
export interface SmsCodeField extends Omit<Field, 'model'> {
  readonly model: SmsCodeModel
  /** Shows a failure that is about the code; false when it is not. */
  readonly refuseFailure: (failure: ApiFailure, text: string) => boolean
}

/** The result of sending a code. */
export type CodeSendResult =
  | {
      /** When the next one may be sent, ISO 8601 UTC. */
      readonly retryAt: string
      /** The number it went to, masked; null where the form shows the number itself. */
      readonly sentTo: string | null
      /** By what the sandbox outbox shows it alone. */
      readonly outbox: OutboxFilter
      readonly failure?: undefined
    }
  | { readonly failure: ApiFailure }

/** How far the server's time, which its replies state in whole seconds, may be from what is known of it, in ms (D12). */
const clockError = 500

/** Within this time, in ms, the button itself says when the next code may be sent. */
const shortWait = 120_000

/** How a form sends its code. */
export interface CodeFieldOptions {
  readonly busy: boolean
  /** Whether a code can be sent at all; false while the number is incomplete. */
  readonly ready: boolean
  readonly send: () => Promise<CodeSendResult>
  /** The button was pressed before `ready`. */
  readonly onNotReady?: () => void
  /** Shows a failure at another field; false when it belongs to none. */
  readonly onFailure?: (failure: ApiFailure) => boolean
}

/** The field of a text-message code: sends it, counts down to the next one by timestamp, and links the sandbox outbox. */
export function useCodeField({ busy, ready, send, onNotReady, onFailure }: CodeFieldOptions): SmsCodeField {
  const { serverClock, timers } = useRuntime()
  const textOf = useFailureText()
  const [retryAt, setRetryAt] = useState<number | null>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [outbox, setOutbox] = useState<OutboxFilter | null>(null)
  const outboxUrl = useOutboxUrl(outbox)
  const field = useField('', (text) => (v.is(smsCode, text) ? null : m.auth_code_required()))

  useEffect(() => {
    if (retryAt === null) return undefined
    return timers.after(Math.max(0, retryAt - serverClock.now()), () => setRetryAt(null))
  }, [retryAt, serverClock, timers])

  // A moment too late rather than too early, when the server would refuse it.
  const momentAfter = (instant: unknown) =>
    (typeof instant === 'string' ? Date.parse(instant) : Number.NaN) + clockError
  const waitUntil = (moment: number) => setRetryAt(moment > serverClock.now() ? moment : null)
  const onSend = async () => {
    const sent = await send()
    if (!sent.failure) {
      waitUntil(momentAfter(sent.retryAt))
      setSentTo(sent.sentTo)
      setOutbox(sent.outbox)
      return
    }
    const { failure } = sent
    if (failure.code !== 'sms-too-often') {
      if (!onFailure?.(failure)) field.refuse(textOf(failure))
      return
    }
    const moment = momentAfter(failure.details?.['retryAt'])
    const isShort = moment - serverClock.now() < shortWait
    if (!onFailure?.(failure)) field.refuse(textOf(isShort ? { ...failure, details: {} } : failure))
    waitUntil(moment)
  }

  const canSend = ready && !busy && retryAt === null
  return {
    ...field,
    clear: () => {
      field.clear()
      setSentTo(null)
      setOutbox(null)
    },
    refuseFailure: ({ code }, text) => {
      if (code !== 'sms-code-wrong' && code !== 'sms-code-expired') return false
      field.refuse(text)
      return true
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
