import type { ApiFailure } from '@koi/store'
import { useRef, useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'

/** The state that all forms share beside their fields. */
export interface FormModel {
  readonly status: 'ready' | 'submitting' | 'done'
  /** Why the whole form was refused; a refusal of one field is said at that field. */
  readonly message: string | null
  readonly canSubmit: boolean
  readonly onSubmit: () => void
}

/** What a form needs from each field. */
export interface FormPart {
  readonly valid: boolean
  /** Shows what is wrong even if the field was never left. */
  readonly touch: () => void
}

export interface FormOptions {
  readonly fields: readonly FormPart[]
  /** Sends the form: null when it succeeded, the failure of the call, or a message when nothing could be sent. */
  readonly send: () => Promise<ApiFailure | string | null>
  /** Shows a failure at its field and returns null, or returns the text for the whole form. */
  readonly refuse: (failure: ApiFailure, text: string) => string | null
  /** The form can be filled in and sent again after it was sent; otherwise it stays `done`. */
  readonly reusable?: boolean
}

/** Submits a form once at a time, and only when every field is valid. A refusal leaves everything typed. */
export function useForm({ fields, send, refuse, reusable = false }: FormOptions): FormModel & {
  readonly clearMessage: () => void
} {
  const textOf = useFailureText()
  const [status, setStatus] = useState<FormModel['status']>('ready')
  const [message, setMessage] = useState<string | null>(null)
  const running = useRef(false)
  const submit = async () => {
    for (const field of fields) field.touch()
    setMessage(null)
    if (fields.some((field) => !field.valid)) return
    running.current = true
    setStatus('submitting')
    let done = false
    try {
      const outcome = await send()
      done = outcome === null
      if (typeof outcome === 'string') setMessage(outcome)
      else if (outcome !== null) setMessage(refuse(outcome, textOf(outcome)))
    } finally {
      running.current = false
      setStatus(done && !reusable ? 'done' : 'ready')
    }
  }
  return {
    status,
    message,
    canSubmit: status === 'ready' && fields.every((field) => field.valid),
    onSubmit: () => {
      if (!running.current) void submit()
    },
    clearMessage: () => setMessage(null),
  }
}
