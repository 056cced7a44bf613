import type { StandardSchema } from '@koi/api-core'
import { m } from '@koi/i18n'
import type { ApiFailure } from '@koi/store'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { useMoneyIntent, type MutationReply } from './useMoneyIntent.ts'

/**
 * Where a request to move money stands after its form. `Draft` is what was reviewed, `Result` what came of it. Without a
 * draft it is one that a page before this one has sent.
 */
export type MoneyFlowStep<Draft, Result = never> =
  | { readonly step: 'form' }
  | {
      readonly step: 'review'
      readonly draft: Draft
      readonly onConfirm: () => void
      readonly onCancel: () => void
    }
  | { readonly step: 'sending'; readonly draft: Draft }
  /** The outcome is not known yet, `结果确认中`; it resolves by itself with the same key. */
  | { readonly step: 'confirming'; readonly draft: Draft | null }
  /** The server suspects that the same request was made before: it goes through only once it is confirmed. */
  | {
      readonly step: 'duplicate'
      readonly draft: Draft
      readonly message: string
      readonly onConfirm: () => void
      readonly onCancel: () => void
    }
  | { readonly step: 'done'; readonly result: Result; readonly onClose: () => void }
  | {
      readonly step: 'refused'
      readonly draft: Draft | null
      readonly message: string
      readonly onClose: () => void
    }

export interface MoneyFlowOptions<Draft, Reply> {
  /** The endpoint, by which an unsettled request of a page before is found. */
  readonly call: { readonly name: string; readonly output: StandardSchema<unknown, Reply> }
  readonly send: (
    draft: Draft,
    how: { readonly idempotencyKey: string; readonly confirmDuplicate: boolean },
  ) => Promise<MutationReply<Reply> | null>
  /** Leads to the page that shows the outcome; the flow stays as it was while it was sent. */
  readonly onDone?: ((reply: Reply) => void) | undefined
  /** Whether a refusal is answered in the review, as a wrong password is. */
  readonly isAnsweredInReview?: (failure: ApiFailure) => boolean
}

function isDuplicateSuspected({ kind, code }: ApiFailure): boolean {
  return kind === 'refused' && code === 'duplicate-suspected'
}

export interface MoneyFlowModel<Draft, Result> {
  readonly step: MoneyFlowStep<Draft, Result>
  readonly onReview: (draft: Draft) => void
  /** Back to the form, from a step that may be left. */
  readonly onClose: () => void
}

/** Brings a draft to its outcome, which it shows itself, or leads to the page that does: `onDone`. */
export function useMoneyFlow<Draft, Reply>(
  options: MoneyFlowOptions<Draft, Reply> & { readonly onDone: (reply: Reply) => void },
): MoneyFlowModel<Draft, never>
export function useMoneyFlow<Draft, Reply>(
  options: MoneyFlowOptions<Draft, Reply>,
): MoneyFlowModel<Draft, Reply>
export function useMoneyFlow<Draft, Reply>({
  call,
  send,
  onDone,
  isAnsweredInReview,
}: MoneyFlowOptions<Draft, Reply>): MoneyFlowModel<Draft, Reply> {
  const [draft, setDraft] = useState<Draft | null>(null)
  const { state, submit, reset } = useMoneyIntent(call)
  const textOf = useFailureText()

  const leave = useEffectEvent((reply: Reply) => onDone?.(reply))
  useEffect(() => {
    if (state.step === 'done') leave(state.reply)
  }, [state])

  const onClose = () => {
    setDraft(null)
    reset()
  }
  const onSend = (confirmDuplicate: boolean) => {
    if (draft !== null) void submit((idempotencyKey) => send(draft, { idempotencyKey, confirmDuplicate }))
  }
  const review = (): MoneyFlowStep<Draft, Reply> =>
    draft === null
      ? { step: 'form' }
      : { step: 'review', draft, onConfirm: () => onSend(false), onCancel: onClose }

  const steps = (): MoneyFlowStep<Draft, Reply> => {
    switch (state.step) {
      case 'idle':
        return review()
      case 'sending':
        return draft === null ? { step: 'form' } : { step: 'sending', draft }
      case 'confirming':
        return { step: 'confirming', draft }
      case 'done':
        if (!onDone) return { step: 'done', result: state.reply, onClose }
        return draft === null ? { step: 'form' } : { step: 'sending', draft }
      case 'not-done':
        return { step: 'refused', draft, message: m.money_not_done(), onClose }
      default: {
        const { failure } = state
        if (isAnsweredInReview?.(failure)) return review()
        const message = textOf(failure)
        if (draft === null || !isDuplicateSuspected(failure))
          return { step: 'refused', draft, message, onClose }
        return { step: 'duplicate', draft, message, onConfirm: () => onSend(true), onCancel: onClose }
      }
    }
  }
  return { step: steps(), onReview: setDraft, onClose }
}
