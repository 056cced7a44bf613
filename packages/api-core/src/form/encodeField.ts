import { isPlainObject } from './isPlainObject.ts'
import { plainDecimal } from './plainDecimal.ts'

const refuse = (field: string, what: string): never => {
  throw new TypeError(`Field "${field}" cannot be encoded: ${what}`)
}

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value)

function encodeScalar(field: string, value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value
    case 'boolean':
    case 'bigint':
      return String(value)
    case 'number':
      return Number.isFinite(value) ? plainDecimal(value) : refuse(field, 'not a finite number')
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'object':
    default:
      return refuse(field, `${typeOf(value)} is not supported here`)
  }
}

/** JSON drops or distorts what it does not know; a field that would lose something is refused instead. */
function assertJson(field: string, value: unknown): void {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) assertJson(`${field}[${index}]`, item ?? null)
  } else if (isPlainObject(value)) {
    for (const [key, item] of Object.entries(value)) assertJson(`${field}.${key}`, item)
  } else refuse(field, `${typeOf(value)} has no JSON`)
}

function encodeJson(field: string, value: Record<string, unknown>): string {
  let json
  try {
    json = JSON.stringify(value)
  } catch {
    // Named below where a bigint is the reason; a cycle has no better name than the field.
    return refuse(field, 'it has no JSON')
  }
  assertJson(field, value)
  return json
}

/**
 * Encodes one present field of a form (D3): scalars in plain decimal, arrays as comma lists, plain objects as JSON.
 *
 * @throws TypeError naming the field for anything else
 */
export function encodeField(field: string, value: unknown): string {
  if (Array.isArray(value))
    return value.map((item, index) => encodeScalar(`${field}[${index}]`, item)).join(',')
  return isPlainObject(value) ? encodeJson(field, value) : encodeScalar(field, value)
}
