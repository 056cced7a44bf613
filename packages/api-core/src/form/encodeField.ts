import { isPlainObject } from './isPlainObject.ts'
import { scalarText } from './scalarText.ts'

/** Refuses what JSON would drop or distort, such as a date or NaN. */
function check(value: unknown): void {
  if (Array.isArray(value) || isPlainObject(value)) Object.values(value).forEach(check)
  else scalarText(value ?? '')
}

/**
 * Encodes one present field of a form (D3): scalars in plain decimal, arrays as comma lists, plain objects as JSON.
 *
 * @throws TypeError naming the field for anything else
 */
export function encodeField(field: string, value: unknown): string {
  try {
    if (Array.isArray(value)) return value.map(scalarText).join(',')
    if (!isPlainObject(value)) return scalarText(value)
    check(value)
    return JSON.stringify(value)
  } catch {
    // A cycle and a bigint inside an object end here too.
    throw new TypeError(`Field "${field}" cannot be encoded`)
  }
}
