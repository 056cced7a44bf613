import type { RandomPort } from '../ports/randomPort.ts'

/**
 * Makes a version 4 UUID, such as an idempotency key (D3). Written out because `crypto.randomUUID` is missing where the page
 * is not a secure context.
 *
 * @example
 * ```ts
 * const idempotencyKey = createUuid(crypto) // once per intent of the player, kept over repeats
 * ```
 */
export function createUuid(random: RandomPort): string {
  const bytes = new Uint8Array(36)
  random.getRandomValues(bytes)
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, (_, place: number) =>
    (Number(bytes[place]) & 15).toString(16),
  )
}
