/** One text field of a form: what is typed, and what is wrong with it once it was left or refused. */
export interface FieldModel {
  readonly value: string
  readonly error: string | null
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
}
