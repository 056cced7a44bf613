import type { FieldModel } from '@koi/features/auth'

/** A form's field with a text, and what is wrong with it. */
export function field(value = '', error: string | null = null): FieldModel {
  return { value, error, onChange: () => {}, onBlur: () => {} }
}
