import { isPlainObject } from './isPlainObject.ts'

/**
 * The fields of a payload that are neither null nor undefined; none for no payload.
 *
 * @throws TypeError when the payload is not a plain object
 */
export function presentFields(payload: unknown): [string, unknown][] {
  const fields = payload ?? {}
  if (!isPlainObject(fields)) throw new TypeError('Not a form')
  return Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
}
