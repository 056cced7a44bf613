import type { Context } from 'hono'
import { errorCode } from '../db/errorCode.ts'
import { Refusal } from '../services/refusal.ts'
import { HttpFailure } from './httpFailure.ts'
import type { Logger } from './logger.ts'

const unreachable = /^(?:08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT)$/

function failureOf(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error
  if (unreachable.test(errorCode(error) ?? ''))
    return new HttpFailure(503, 'unavailable', { 'retry-after': '5' })
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

/** The envelope of whatever ended a call (D2). What nobody expected is logged, and never shown. */
export function replyToError(error: unknown, c: Context, logger: Logger): Response {
  if (error instanceof Refusal) {
    const { code, details } = error
    // A key that comes back with something else is a mistake of a client, or somebody trying.
    if (code === 'idempotency-conflict') {
      logger.error('a used idempotency key was refused', { path: c.req.path })
    }
    return c.json({ status: false, data: details ? { code, ...details } : code })
  }
  const failure = failureOf(error)
  if (failure.status >= 500) {
    const name = error instanceof Error ? error.name : typeof error
    const code = errorCode(error)
    logger.error('a call failed', { path: c.req.path, name, code: code ?? '', stack: stackOf(error, code) })
  }
  return c.json({ status: false, data: { code: failure.code } }, failure.status, { ...failure.headers })
}
