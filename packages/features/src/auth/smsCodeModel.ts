import type { FieldModel } from './fieldModel.ts'

/** The field of a text-message code and the button that sends it. */
export interface SmsCodeModel extends FieldModel {
  readonly status: 'idle' | 'sending' | 'waiting'
  /** When the next code may be sent, in ms since 1970 on the server's clock; null when it may be sent now. */
  readonly retryAt: number | null
  /** False while the phone is incomplete, a code is under way, or `retryAt` lies ahead. */
  readonly canSend: boolean
  readonly onSend: () => void
  /** Call it when the countdown reaches `retryAt`. */
  readonly onCountdownEnd: () => void
  /** The member's own number, masked, that a code just went to; null before, and where the form shows the number. */
  readonly sentTo: string | null
  /** The sandbox message outbox that shows the code just sent; null before a code was sent. */
  readonly outboxUrl: string | null
}
