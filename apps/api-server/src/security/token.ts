import { hash } from 'node:crypto'
import type { Random } from './random.ts'

/** A token of 256 random bits, safe in a header or a URL. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString('base64url')
}

/** SHA-256 of a text as base64url: how tokens, tickets and keys are stored (D22). */
export function sha256(text: string): string {
  return hash('sha256', text, 'base64url')
}
