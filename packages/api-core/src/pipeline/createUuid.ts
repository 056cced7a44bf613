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
  // A byte for each place: four random bits for a 0, two for the 8 of the variant; the version stands as it is.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (place, index: number) =>
    (Number(place) | ((bytes[index] ?? 0) & (15 >> (Number(place) / 4)))).toString(16),
  )
}
