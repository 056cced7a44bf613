import type { ErrorCode } from '@koi/contract'
import { refuse } from '../services/refuse.ts'

/**
 * The key that a sandbox page was given for its ticket.
 *
 * @throws Refusal `code` when there is none.
 */
export function bearerKey(headers: Headers, code: ErrorCode): string {
  const [, key] = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(headers.get('authorization') ?? '') ?? []
  return key ?? refuse(code)
}
