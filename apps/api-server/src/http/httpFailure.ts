/** Codes of replies that are not HTTP 200; no player ever reads them. */
export type HttpFailureCode =
  | 'bad-request'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many'
  | 'internal'
  | 'unavailable'

/** A reply other than 200 (D2). */
export class HttpFailure extends Error {
  readonly status: 400 | 403 | 404 | 405 | 413 | 415 | 429 | 500 | 503
  readonly code: HttpFailureCode
  readonly headers: Readonly<Record<string, string>>

  constructor(status: HttpFailure['status'], code: HttpFailureCode, headers: Record<string, string> = {}) {
    super(`HTTP ${status}: ${code}`)
    this.name = 'HttpFailure'
    this.status = status
    this.code = code
    this.headers = headers
  }
}
