import type { RandomPort } from '../ports/randomPort.ts'

/** A version 4 UUID. Written out because `crypto.randomUUID` is missing where the page is not a secure context. */
export function createUuid(random: RandomPort): string {
  const bytes = new Uint8Array(16)
  random.getRandomValues(bytes)
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = (((bytes[8] ?? 0) & 0x3f) | 0x80).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20)}`
}
