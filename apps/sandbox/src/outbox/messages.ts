import { outboxReply } from '@koi/contract/sandbox'
import type { InferOutput } from 'valibot'
import { readEnvelope } from '../protocol/postJson.ts'
import type { OutboxTexts } from './outboxTexts.ts'
import { html } from '../drawing/elements.ts'

/** One text message of the sandbox outbox. */
export type OutboxMessage = InferOutput<typeof outboxReply>['items'][number]

/**
 * Reads the reply of `/sandbox/outbox.json`, the latest message first.
 *
 * @throws TypeError when it is not a list of messages.
 */
export function readMessages(body: unknown): OutboxMessage[] {
  const result = readEnvelope(body, outboxReply)
  if (result.kind !== 'done') throw new TypeError('The outbox did not answer with its messages.')
  return result.reply.items.toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt))
}

/** When a message was sent and how long its code lasts, as a player reads it. `now` in ms. */
export function messageTimes(
  { sentAt, expiresAt }: Pick<OutboxMessage, 'sentAt' | 'expiresAt'>,
  now: number,
  texts: OutboxTexts,
): { sent: string; left: string; expired: boolean } {
  const age = Math.max(0, Math.floor((now - Date.parse(sentAt)) / 1000))
  const sent = texts.sent(age < 60 ? texts.seconds(age) : texts.minutes(Math.floor(age / 60)))
  const rest = Math.ceil((Date.parse(expiresAt) - now) / 1000)
  if (rest <= 0) return { sent, left: texts.expired, expired: true }
  const clock = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`
  return { sent, left: texts.left(clock), expired: false }
}

export interface MessageCard {
  readonly element: HTMLElement
  /** Shows the times as of `now`, ms. */
  updateTimes(now: number): void
}

/** One message: what it is for, its code in large digits, how long it lasts. */
export function createMessageCard(
  message: OutboxMessage,
  texts: OutboxTexts,
  copy: (text: string) => Promise<void>,
): MessageCard {
  const sent = html('span', {})
  const left = html('span', { class: 'left' })
  const button = html('button', { type: 'button', class: 'copy' }, texts.copy)
  async function copyCode(): Promise<void> {
    await copy(message.code)
    button.textContent = texts.copied
  }
  button.addEventListener('click', () => {
    // Where the clipboard is not allowed, the code can still be selected.
    copyCode().catch(() => undefined)
  })
  const element = html(
    'li',
    { class: 'message' },
    html('span', { class: 'purpose' }, texts.purposes[message.purpose] ?? texts.message),
    html('p', { class: 'code', 'data-testid': 'sms-code' }, message.code),
    button,
    html('p', { class: 'times' }, sent, left),
  )
  return {
    element,
    updateTimes(now) {
      const times = messageTimes(message, now, texts)
      sent.textContent = times.sent
      left.textContent = times.left
      element.dataset['expired'] = String(times.expired)
    },
  }
}
