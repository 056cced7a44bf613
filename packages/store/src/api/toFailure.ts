import { isApiError } from '@koi/api-core'
import { decodeDetails } from '@koi/contract'
import type { ApiFailure } from './failure.ts'

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
