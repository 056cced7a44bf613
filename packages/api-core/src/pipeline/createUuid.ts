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
  // A byte for each place; the version stands as it is, and `y` takes the four values of the variant.
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place, index: number) => {
    const value = bytes[index] ?? 0
    return (place === 'x' ? value & 15 : (value & 3) | 8).toString(16)
  })
}
