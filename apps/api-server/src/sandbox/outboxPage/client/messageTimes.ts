import type { OutboxMessage } from './readOutbox.ts'
import type { OutboxTexts } from './outboxTexts.ts'

/** When a message was sent and how long its code lasts, as a player reads it. `now` in ms. */
export function messageTimes(
  message: OutboxMessage,
  now: number,
  texts: OutboxTexts,
): { sent: string; left: string; expired: boolean } {
  const age = Math.max(0, Math.floor((now - message.sentAt) / 1000))
  const ago = age < 60 ? texts.seconds(age) : texts.minutes(Math.floor(age / 60))
  const rest = Math.ceil((message.expiresAt - now) / 1000)
  if (rest <= 0) return { sent: texts.sent(ago), left: texts.expired, expired: true }
  const clock = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, '0')}`
  return { sent: texts.sent(ago), left: texts.left(clock), expired: false }
}
