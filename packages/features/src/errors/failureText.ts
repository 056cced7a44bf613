import { isErrorCode } from '@koi/contract'
import { m } from '@koi/i18n'
import type { ApiFailure } from '@koi/store'
import { refusalText } from './refusalText.ts'

/**
 * What a player reads when a call failed: the contract's codes in their language, the text of a foreign backend as it is,
 * and a plain sentence for every other kind. Times are shown in `timeZone`.
 */
export function failureText(failure: ApiFailure, { timeZone }: { timeZone: string }): string {
  switch (failure.kind) {
    case 'refused': {
      if (failure.text !== undefined) return failure.text
      const code = failure.code ?? ''
      return isErrorCode(code)
        ? refusalText[code](failure.details ?? {}, timeZone)
        : m.errors_refused({ code })
    }
    case 'http':
      return failure.status === 429
        ? m.errors_too_many_requests()
        : m.errors_http({ status: failure.status ?? 0 })
    case 'timeout':
      return m.errors_timeout()
    case 'network':
      return m.errors_network()
    case 'aborted':
      return m.errors_aborted()
    case 'malformed-reply':
    case 'schema':
      return m.errors_malformed()
    case 'session-expired':
      return m.errors_session_expired()
    default:
      return m.errors_unexpected()
  }
}
