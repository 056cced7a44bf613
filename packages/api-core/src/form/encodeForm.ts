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

/**
 * The fields of a payload that are neither null nor undefined; none for no payload.
 *
 * @throws TypeError when the payload is not a plain object
 */
function presentFields(payload: unknown): [string, unknown][] {
  const fields = payload ?? {}
  if (!isPlainObject(fields)) throw new TypeError('Not a form')
  return Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)
}

/**
 * Puts a payload into multipart form data: files as they are, everything else as `encodeForm` has it.
 *
 * @throws TypeError naming the field that cannot be encoded
 *
 * @example
 * ```ts
 * multipart({ kind: 'feedback', file: new Blob(['x']) }).get('kind') // 'feedback'
 * ```
 */
export function encodeMultipart(payload: unknown): FormData {
  const form = new FormData()
  for (const [field, value] of presentFields(payload)) {
    for (const item of Array.isArray(value) && value.some((each) => each instanceof Blob) ? value : [value]) {
      if (item instanceof Blob) form.append(field, item)
      else form.append(field, encodeField(field, item))
    }
  }
  return form
}

/**
 * Encodes one present field of a form (D3): scalars in plain decimal, arrays as comma lists, plain objects as JSON.
 *
 * @throws TypeError naming the field for anything else
 */
function encodeField(field: string, value: unknown): string {
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

/** Refuses what JSON would drop or distort, such as a date or NaN. */
function check(value: unknown): void {
  if (Array.isArray(value) || isPlainObject(value)) Object.values(value).forEach(check)
  else scalarText(value ?? '')
}

/**
 * The text of a string, boolean, bigint or finite number; numbers in plain decimal, so `1e-7` is `0.0000001`.
 *
 * @throws TypeError for anything else
 */
function scalarText(value: unknown): string {
  const isNumber = Number.isFinite(value)
  if (!isNumber && !['string', 'boolean', 'bigint'].includes(typeof value)) throw new TypeError()
  const text = String(value)
  return isNumber && text.includes('e')
    ? Number(value).toLocaleString('en', { useGrouping: false, maximumSignificantDigits: 21 })
    : text
}

/** Whether a value is an object literal, or one without a prototype; class instances are not, whatever realm they are from. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  // Arrays, primitives and instances all have a prototype that has one itself; nothing counts as a number here.
  const prototype: unknown = Object.getPrototypeOf(value ?? 0)
  return !prototype || !Object.getPrototypeOf(prototype)
}
