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
