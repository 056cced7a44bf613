import { type ApiError, isApiError } from '@koi/api-core'
import { decodeDetails } from '@koi/contract'
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

/** Turns what a call threw into plain data. */
export function toFailure(error: unknown): ApiFailure {
  if (!isApiError(error)) return { kind: 'unexpected' }
  switch (error.kind) {
    case 'refused':
      return {
        kind: error.kind,
        code: error.code,
        details: decodeDetails(error.details),
        ...(error.text === undefined ? {} : { text: error.text }),
      }
    case 'http':
      return { kind: error.kind, status: error.status }
    default:
      return { kind: error.kind }
  }
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
