import { sha256 } from '@noble/hashes/sha2.js'
import { decodeBase58 } from './decodeBase58.ts'

const networkByte = 0x41

/**
 * Whether a text is an address on the TRON network (TRC20): base58check of the byte 0x41 and 20 more, whose last four
 * bytes are the start of a double SHA-256 of the others.
 *
 * @example
 * ```ts
 * isTronAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t') // true
 * ```
 */
export function isTronAddress(text: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return false
  const bytes = decodeBase58(text, 25)
  if (bytes?.[0] !== networkByte) return false
  const check = sha256(sha256(bytes.subarray(0, 21)))
  return bytes.subarray(21).every((byte, index) => byte === check[index])
}
