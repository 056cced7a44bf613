import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Cryptographic randomness. */
export interface Random {
  bytes(length: number): Uint8Array
  uuid(): string
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
}

/** The operating system's randomness. */
export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
  below: (limit) => randomInt(limit),
}
