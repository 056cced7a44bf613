import type { StandardSchema } from '@koi/api-core'
import { m } from '@koi/i18n'
import { useFailureText } from '../errors/failureText.ts'
import { type MutationReply, useMoneyIntent } from './useMoneyIntent.ts'

/** Something that is done by one press and moves money, and how far it is. */
export interface Deed<Input> {
  readonly busy: boolean
  /** What came of it, or that its outcome is being confirmed. */
  readonly message: { readonly tone: 'positive' | 'negative' | 'info'; readonly text: string } | null
  readonly onDo: (input: Input) => void
}

/** Does it once however often it is pressed; an outcome that is unknown is asked for. */
export function useDeed<Input, Reply>(
  call: { readonly name: string; readonly output: StandardSchema<unknown, Reply> },
  {
    send,
    done,
  }: {
    readonly send: (input: Input, idempotencyKey: string) => Promise<MutationReply<Reply>>
    readonly done: (reply: Reply) => string
  },
): Deed<Input> {
  const textOf = useFailureText()
  const { state, submit } = useMoneyIntent(call)
  const messageOf = (): Deed<Input>['message'] => {
    switch (state.step) {
      case 'confirming':
        return { tone: 'info', text: m.money_confirming_text() }
      case 'done':
        return { tone: 'positive', text: done(state.reply) }
      case 'not-done':
        return { tone: 'negative', text: m.money_not_done() }
      case 'refused':
        return { tone: 'negative', text: textOf(state.failure) }
      default:
        return null
    }
  }
  return {
    busy: state.step === 'sending' || state.step === 'confirming',
    message: messageOf(),
    onDo: (input) => void submit((key) => send(input, key)),
  }
}
