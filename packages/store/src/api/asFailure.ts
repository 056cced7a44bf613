import type { SerializedError } from '@reduxjs/toolkit'
import type { ApiFailure } from './apiFailure.ts'

function isApiFailure(error: ApiFailure | SerializedError): error is ApiFailure {
  return 'kind' in error
}

/** The failure in an `error` of RTK Query, which may also hold a fault of our own; null when there is none. */
export function asFailure(error: ApiFailure | SerializedError | undefined): ApiFailure | null {
  if (error === undefined) return null
  return isApiFailure(error) ? error : { kind: 'unexpected' }
}
