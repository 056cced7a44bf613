import type { ErrorCode } from '@koi/contract'

/** Details that a refusal carries beside its code: amounts as decimal strings, times as ISO 8601. */
type RefusalDetails = Readonly<Record<string, unknown>>

/** A business refusal (D2). `token` is the reserved code of an expired session. */
export class Refusal extends Error {
  readonly code: ErrorCode | 'token'
  readonly details: RefusalDetails | undefined

  constructor(code: ErrorCode | 'token', details?: RefusalDetails) {
    super(`refused: ${code}`)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/**
 * Ends a verb with a business refusal; its transaction rolls back.
 *
 * @throws Refusal always.
 */
export function refuse(code: ErrorCode | 'token', details?: RefusalDetails): never {
  throw new Refusal(code, details)
}
