import { RefusedError } from '../errors/refusedError.ts'
import { SessionExpiredError } from '../errors/sessionExpiredError.ts'

/** The error of a reply with status false: a code, an object with one, or a foreign backend's text (D2). */
export function refusal(call: string, data: unknown): RefusedError | SessionExpiredError {
  const content: Record<string, unknown> = data && typeof data === 'object' ? { ...data } : { code: data }
  const { code, ...details } = content
  const text = typeof code === 'string' ? code : ''
  if (text === 'token') return new SessionExpiredError(call)
  const isCode = /^[a-z][a-z0-9-]*$/.test(text)
  return new RefusedError(call, isCode ? text : 'text', { details, text: isCode ? undefined : text })
}
