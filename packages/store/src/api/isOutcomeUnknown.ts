import type { ApiFailure } from './failure.ts'

/**
 * Whether a failure leaves open if the call took effect on the server: then its outcome is to be asked for by the same
 * idempotency key. A request that was cut off by the end of a session may have taken effect as well.
 */
export function isOutcomeUnknown(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case 'timeout':
    case 'network':
    case 'malformed-reply':
    case 'schema':
    case 'aborted':
    case 'unexpected':
      return true
    case 'http':
      return failure.status === undefined || failure.status >= 500
    default:
      return false
  }
}
