import * as v from 'valibot'

const controls = /\p{Cc}/u

/** Text that a person typed, without control characters. */
export function plainText(maxLength: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(maxLength),
    v.check((text) => !controls.test(text), 'control characters'),
  )
}
