import { m } from '@koi/i18n'
import type { ApiFailure } from '@koi/store'

/** The text of a failure that says nothing more of itself, but of one without a connection, which needs no file. */
export function otherFailureText({ kind, code = '', status = 0 }: ApiFailure): string {
  switch (kind) {
    case 'refused':
      return m.errors_refused({ code })
    case 'http':
      return status === 429 ? m.errors_too_many_requests() : m.errors_http({ status })
    case 'timeout':
      return m.errors_timeout()
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
