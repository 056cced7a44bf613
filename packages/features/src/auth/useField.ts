import { useState } from 'react'
import type { FieldModel } from './fieldModel.ts'

/** A field inside its form. */
export interface Field {
  readonly model: FieldModel
  /** The text that counts: trimmed, except where spaces are part of it. */
  readonly text: string
  readonly valid: boolean
  /** Shows what is wrong even if the field was never left. */
  readonly touch: () => void
  /** What the server says against this very text; it goes when the text changes. */
  readonly refuse: (message: string) => void
  readonly clear: () => void
}

/** One text field with its rule: `check` says what is wrong with a text, or null. The text outlives refusals. */
export function useField(
  initial: string,
  check: (text: string) => string | null,
  { trim = true }: { trim?: boolean } = {},
): Field {
  const [value, setValue] = useState(initial)
  const [left, setLeft] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const text = trim ? value.trim() : value
  const problem = check(text)
  return {
    model: {
      value,
      error: refused ?? (left ? problem : null),
      onChange: (next) => {
        setValue(next)
        setRefused(null)
      },
      onBlur: () => {
        // An empty field that was only passed through is not wrong yet.
        if (text !== '') setLeft(true)
      },
    },
    text,
    valid: problem === null,
    touch: () => setLeft(true),
    refuse: setRefused,
    clear: () => {
      setValue('')
      setLeft(false)
      setRefused(null)
    },
  }
}
