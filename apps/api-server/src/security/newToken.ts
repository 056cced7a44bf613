import type { Random } from './random.ts'

/** A token of 256 random bits, safe in a header or a URL. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url')
}
