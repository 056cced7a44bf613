import { isApiError } from '@koi/api-core'
import type { ApiFailure } from './apiFailure.ts'

/** Turns what a call threw into plain data. */
export function toFailure(error: unknown): ApiFailure {
  if (!isApiError(error)) return { kind: 'unexpected' }
  switch (error.kind) {
    case 'refused':
      return {
        kind: error.kind,
        code: error.code,
        details: error.details,
        ...(error.text === undefined ? {} : { text: error.text }),
      }
    case 'http':
      return { kind: error.kind, status: error.status }
    default:
      return { kind: error.kind }
  }
}
