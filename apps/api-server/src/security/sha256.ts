import { createHash } from 'node:crypto'

/** SHA-256 of a text as base64url: how tokens, tickets and keys are stored (D22). */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
