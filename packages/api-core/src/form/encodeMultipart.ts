import { encodeField } from './encodeField.ts'
import { presentFields } from './presentFields.ts'

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
