import { createUuid } from '@koi/api-core'
import type { FeedbackKind } from '@koi/contract/feedback'
import { feedbackLimits } from '@koi/contract/rules'
import { withoutInvisible } from '@koi/contract/withoutInvisible'
import { m } from '@koi/i18n'
import { asFailure, feedbackApi } from '@koi/store'
import { useRef, useState } from 'react'
import { type FieldModel, useField } from '../forms/useField.ts'
import { type FormModel, useForm } from '../forms/useForm.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { type FeedbackPictures, useFeedbackPictures } from './useFeedbackPictures.ts'

/** The form of feedback. What is typed and uploaded outlives a refusal. */
export interface FeedbackForm extends FormModel {
  readonly kind: FeedbackKind | ''
  readonly onKind: (kind: FeedbackKind) => void
  readonly text: FieldModel
  readonly pictures: FeedbackPictures
}

export type FeedbackFormModel =
  | ({ readonly step: 'form' } & FeedbackForm)
  /** It has arrived. */
  | { readonly step: 'sent'; readonly onAnother: () => void }

const { min, max } = feedbackLimits.text

function textProblem(typed: string): string | null {
  const text = withoutInvisible(typed).trim()
  if (text === '') return m.feedback_text_required()
  return text.length < min ? m.feedback_text_short({ min }) : null
}

/** What was sent last, and the name it was sent under: sent again after a lost reply it is the same feedback. */
interface Sending {
  readonly content: string
  readonly request: string
}

/** Tells the site something, with pictures that are uploaded as they are chosen. */
export function useFeedbackForm(): FeedbackFormModel {
  const { random } = useRuntime()
  const [kind, setKind] = useState<FeedbackKind | ''>('')
  const [sent, setSent] = useState(false)
  const text = useField('', textProblem)
  const pictures = useFeedbackPictures()
  const sending = useRef<Sending | null>(null)
  const [send] = feedbackApi.endpoints.sendFeedback.useMutation()
  const form = useForm({
    reusable: true,
    fields: [text, { valid: kind !== '', touch: () => {} }, { valid: !pictures.busy, touch: () => {} }],
    send: async () => {
      if (kind === '') return null
      const ids = pictures.images.map(({ id }) => id)
      const content = JSON.stringify([kind, text.text, ids])
      if (sending.current?.content !== content) sending.current = { content, request: createUuid(random) }
      const { request } = sending.current
      const failure = asFailure((await send({ request, kind, text: text.text, pictures: ids })).error)
      if (failure === null) setSent(true)
      return failure
    },
    refuse: (_, message) => message,
  })
  if (sent) {
    return {
      step: 'sent',
      onAnother: () => {
        sending.current = null
        setKind('')
        text.clear()
        pictures.onClear()
        setSent(false)
      },
    }
  }
  const { status, message, canSubmit, onSubmit } = form
  return {
    step: 'form',
    status,
    message,
    canSubmit,
    onSubmit,
    kind,
    onKind: setKind,
    text: text.model,
    pictures,
  }
}

/** As many characters as the server takes. */
export const textLength = max
