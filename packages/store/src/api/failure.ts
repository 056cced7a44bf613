import type { ApiError } from '@koi/api-core'
import type { SerializedError } from '@reduxjs/toolkit'

/**
 * Why a call gave no data, as plain data that a store may hold: no token, no body, no stack (D22). The kinds are those of
 * D4, and `unexpected` for a fault of our own, which is logged.
 */
export interface ApiFailure {
  readonly kind: ApiError['kind'] | 'unexpected'
  /** Refusal code of the contract, or of a foreign backend. */
  readonly code?: string
  /** What a refusal said beside its code: `{ retryAt }`, `{ min, max }`; amounts are fen. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Message of a foreign backend, to be shown as it is. */
  readonly text?: string
  /** HTTP status of an `http` failure. */
  readonly status?: number
}

function isApiFailure(error: ApiFailure | SerializedError): error is ApiFailure {
  return 'kind' in error
}

/** The failure in an `error` of RTK Query, which may also hold a fault of our own; null when there is none. */
export function asFailure(error: ApiFailure | SerializedError | undefined): ApiFailure | null {
  if (error === undefined) return null
  if (isApiFailure(error)) return error
  // A call that a component, or the end of a session, took back.
  return { kind: error.name === 'AbortError' ? 'aborted' : 'unexpected' }
}
