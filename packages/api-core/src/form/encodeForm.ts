import { encodeField } from './encodeField.ts'
import { presentFields } from './presentFields.ts'

/**
 * Serialises a payload as the WHATWG URL standard serialises forms (D3): null and undefined are dropped, arrays are comma
 * lists (a hole leaves its place empty), plain objects their JSON.
 *
 * @throws TypeError naming the field that cannot be encoded
 *
 * @example
 * ```ts
 * encodeForm({ show: [1, 2], word: '锦 鲤', page: undefined }) // 'show=1%2C2&word=%E9%94%A6+%E9%B2%A4'
 * ```
 */
export function encodeForm(payload: unknown): string {
  return new URLSearchParams(
    presentFields(payload).map(([field, value]) => [field, encodeField(field, value)]),
  ).toString()
}
