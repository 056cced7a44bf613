import { isPlainObject } from './isPlainObject.ts'

/**
 * The fields of a payload that are neither null nor undefined; none for no payload.
 *
 * @throws TypeError when the payload is not a plain object
 */
export function presentFields(payload: unknown): [string, unknown][] {
  if (payload === undefined || payload === null) return []
  if (!isPlainObject(payload)) throw new TypeError('Payload cannot be encoded: not a plain object')
  return Object.entries(payload).filter(([, value]) => value !== undefined && value !== null)
}
