import { field } from '../../page/client/calls/field.ts'

/** One message of the sandbox outbox. Times in ms since the epoch. */
export interface OutboxMessage {
  purpose: string
  code: string
  sentAt: number
  expiresAt: number
}

function instant(from: unknown, name: string): number {
  const time = Date.parse(field.text(from, name))
  if (Number.isNaN(time)) throw new TypeError(`"${name}" is not an instant`)
  return time
}

/**
 * Reads the data of `/sandbox/outbox.json`, the latest message first.
 * @throws TypeError when it does not fit.
 */
export function readOutbox(data: unknown): OutboxMessage[] {
  const items = field.value(data, 'items')
  if (!Array.isArray(items)) throw new TypeError('"items" is not a list')
  return items
    .map((item: unknown) => ({
      purpose: field.text(item, 'purpose'),
      code: field.text(item, 'code'),
      sentAt: instant(item, 'sentAt'),
      expiresAt: instant(item, 'expiresAt'),
    }))
    .toSorted((a, b) => b.sentAt - a.sentAt)
}
