/** Cryptographic randomness. */
export interface Random {
  bytes(length: number): Uint8Array
  uuid(): string
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
}
