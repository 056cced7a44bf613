import type { ApiError } from '@koi/api-core'

/**
 * Why a call gave no data, as plain data that a store may hold: no token, no body, no stack (D22). The kinds are those of
 * D4, and `unexpected` for a fault of our own, which is logged.
 */
export interface ApiFailure {
  readonly kind: ApiError['kind'] | 'unexpected'
  /** Refusal code of the contract, or of a foreign backend. */
  readonly code?: string
  /** What a refusal said beside its code: `{ retryAt }`, `{ min, max }`. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Message of a foreign backend, to be shown as it is. */
  readonly text?: string
  /** HTTP status of an `http` failure. */
  readonly status?: number
}
