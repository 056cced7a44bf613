/**
 * Fills bytes with cryptographic randomness. `globalThis.crypto` itself fits.
 *
 * @example
 * ```ts
 * const sevens: RandomPort = { getRandomValues: (bytes) => bytes.fill(7) } // for a test
 * createUuid(sevens)
 * ```
 */
export interface RandomPort {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown
}

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
  return fillDigits(random, 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx', 16)
}

/** Puts a random digit of the base, up to 36, in the place of each x. Where the base does not divide 256, the lowest digits are likelier. */
export function fillDigits(random: RandomPort, template: string, base: number): string {
  const bytes = new Uint8Array(template.length)
  random.getRandomValues(bytes)
  return template.replace(/x/g, (_, place: number) => (Number(bytes[place]) % base).toString(base))
}
