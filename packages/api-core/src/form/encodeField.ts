import { isPlainObject } from './isPlainObject.ts'
import { scalarText } from './scalarText.ts'

/** Refuses what JSON would drop or distort, such as a date or NaN, naming its place. */
function check(place: string, value: unknown): void {
  if (Array.isArray(value)) value.forEach((item: unknown, index) => check(`${place}[${index}]`, item))
  else if (isPlainObject(value)) {
    for (const key of Object.keys(value)) check(`${place}.${key}`, value[key])
  } else scalarText(place, value ?? '')
}

/**
 * Encodes one present field of a form (D3): scalars in plain decimal, arrays as comma lists, plain objects as JSON.
 *
 * @throws TypeError naming the field, or the place in it, for anything else
 */
export function encodeField(field: string, value: unknown): string {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => scalarText(`${field}[${index}]`, item)).join(',')
  }
  if (!isPlainObject(value)) return scalarText(field, value)
  let json: string
  try {
    json = JSON.stringify(value)
  } catch {
    // A cycle, or a bigint: refused as the object that it is.
    return scalarText(field, value)
  }
  check(field, value)
  return json
}
