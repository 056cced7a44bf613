import type { ErrorCode } from '@koi/contract'
import { Refusal, type RefusalDetails } from './refusal.ts'

/**
 * Ends a verb with a business refusal; its transaction rolls back.
 *
 * @throws Refusal always.
 */
export function refuse(code: ErrorCode | 'token', details?: RefusalDetails): never {
  throw new Refusal(code, details)
}
