import { html } from '../../page/client/drawing/html.ts'
import { messageTimes } from './messageTimes.ts'
import type { OutboxMessage } from './readOutbox.ts'
import type { OutboxTexts } from './outboxTexts.ts'

export interface MessageCard {
  readonly element: HTMLElement
  /** Shows the times as of `now`, ms. */
  tick(now: number): void
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
    tick(now) {
      const times = messageTimes(message, now, texts)
      sent.textContent = times.sent
      left.textContent = times.left
      element.dataset['expired'] = String(times.expired)
    },
  }
}
