import type { Context } from 'hono'
import { errorCode, isUnavailable } from '../../db/errorCode.ts'
import type { Logger } from '../../services/logger.ts'
import { Refusal } from '../../services/refusal.ts'

/** Codes of replies that are not HTTP 200; no player ever reads them. */
type HttpFailureCode =
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
  /** What the envelope says beside the code. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    status: HttpFailure['status'],
    code: HttpFailureCode,
    headers: Record<string, string> = {},
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(`HTTP ${status}: ${code}`)
    this.name = 'HttpFailure'
    this.status = status
    this.code = code
    this.headers = headers
    this.details = details
  }
}

function failureOf(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error
  if (isUnavailable(error)) return new HttpFailure(503, 'unavailable', { 'retry-after': '5' })
  return new HttpFailure(500, 'internal')
}

/** Where it happened. The message of an error with a code may quote values of a query, so it stays out. */
function stackOf(error: unknown, code: string | undefined): string {
  if (!(error instanceof Error) || error.stack === undefined) return ''
  if (code === undefined) return error.stack
  return error.stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')
}

/** A reply to an error that ended a call (D2). */
interface ErrorReply {
  readonly status: 200 | HttpFailure['status']
  readonly headers: Readonly<Record<string, string>>
  readonly envelope: { readonly status: false; readonly data: unknown }
}

/** What is answered to an error that ended a call (D2). Unexpected errors are logged, and never shown. */
export function describeError(error: unknown, path: string, logger: Logger): ErrorReply {
  if (error instanceof Refusal) {
    const { code, details } = error
    // A used key with another payload is a bug of a client, or an attack.
    if (code === 'idempotency-conflict') logger.error('a used idempotency key was refused', { path })
    return {
      status: 200,
      headers: {},
      envelope: { status: false, data: details ? { code, ...details } : code },
    }
  }
  const failure = failureOf(error)
  if (failure.status >= 500) {
    const name = error instanceof Error ? error.name : typeof error
    const code = errorCode(error)
    logger.error('a call failed', { path, name, code: code ?? '', stack: stackOf(error, code) })
  }
  const { status, headers } = failure
  return { status, headers, envelope: { status: false, data: { code: failure.code, ...failure.details } } }
}

/** See {@link describeError}; for handlers that let Hono put the reply together. */
export function replyToError(error: unknown, c: Context, logger: Logger): Response {
  const { status, headers, envelope } = describeError(error, c.req.path, logger)
  return c.json(envelope, status, { ...headers })
}
