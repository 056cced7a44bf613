import { isPlainObject } from './isPlainObject.ts'
import { plainDecimal } from './plainDecimal.ts'

/** The text of a scalar; undefined for anything else. */
function scalar(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? plainDecimal(value) : undefined
  const isText = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint'
  return isText ? String(value) : undefined
}

/** The first place in a value that JSON would drop or distort, such as a date or NaN. */
function misfit(field: string, value: unknown): string | undefined {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => misfit(`${field}[${index}]`, item)).find(Boolean)
  }
  if (isPlainObject(value)) {
    return Object.keys(value)
      .map((key) => misfit(`${field}.${key}`, value[key]))
      .find(Boolean)
  }
  return scalar(value ?? '') === undefined ? field : undefined
}

function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    // A cycle, or a bigint.
    return undefined
  }
}

/**
 * Encodes one present field of a form (D3): scalars in plain decimal, arrays as comma lists, plain objects as JSON.
 *
 * @throws TypeError naming the field, or the place in it, for anything else
 */
export function encodeField(field: string, value: unknown): string {
  const refuse = (place: string): never => {
    throw new TypeError(`Field "${place}" cannot be encoded`)
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => scalar(item) ?? refuse(`${field}[${index}]`)).join(',')
  }
  if (!isPlainObject(value)) return scalar(value) ?? refuse(field)
  const json = jsonOf(value) ?? refuse(field)
  const bad = misfit(field, value)
  return bad ? refuse(bad) : json
}
