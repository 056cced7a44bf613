import { RefusedError } from '../errors/refusedError.ts'
import { SessionExpiredError } from '../errors/sessionExpiredError.ts'

/** The error of a reply with status false: a code, an object with one, or a foreign backend's text (D2). */
export function refusal(call: string, data: unknown): RefusedError | SessionExpiredError {
  const content: Record<string, unknown> = typeof data === 'object' ? { ...data } : { code: data }
  const { code, ...details } = content
  const text = typeof code === 'string' ? code : ''
  if (text === 'token') return new SessionExpiredError(call)
  return /^[a-z][a-z0-9-]*$/.test(text)
    ? new RefusedError(call, text, details)
    : new RefusedError(call, 'text', details, text)
}
