import type { ApiFailure } from './apiFailure.ts'

/** Whether a failure leaves open if the call took effect on the server: then the same idempotency key may be sent again. */
export function isUnclear(failure: ApiFailure): boolean {
  switch (failure.kind) {
    case 'timeout':
    case 'network':
    case 'malformed-reply':
    case 'schema':
      return true
    case 'http':
      return failure.status === undefined || failure.status >= 500
    default:
      return false
  }
}
