/** Fills bytes with cryptographic randomness. `globalThis.crypto` itself fits. */
export interface RandomPort {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown
}
