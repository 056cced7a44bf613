import { useState } from 'react'

/** One text field of a form: what is typed, and what is wrong with it once it was left or refused. */
export interface FieldModel {
  readonly value: string
  readonly error: string | null
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
}

/** A field inside its form. */
export interface Field {
  readonly model: FieldModel
  /** The text that counts: trimmed, except where spaces are part of it. */
  readonly text: string
  readonly valid: boolean
  /** Shows what is wrong even if the field was never left. */
  readonly touch: () => void
  /** Shows the server's objection to this text until the text changes. */
  readonly refuse: (message: string) => void
  readonly clear: () => void
}

/**
 * One text field with its rule: `check` says what is wrong with a text, or null. `initial` stands there until something is
 * typed, and the text outlives refusals.
 */
export function useField(
  initial: string,
  check: (text: string) => string | null,
  { trim = true }: { trim?: boolean } = {},
): Field {
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const value = typed ?? initial
  const text = trim ? value.trim() : value
  const problem = check(text)
  return {
    model: {
      value,
      error: refused ?? (left ? problem : null),
      onChange: (next) => {
        setTyped(next)
        setRefused(null)
      },
      onBlur: () => {
        // An empty field that was only tabbed through shows no error yet.
        if (text !== '') setLeft(true)
      },
    },
    text,
    valid: problem === null,
    touch: () => setLeft(true),
    refuse: setRefused,
    clear: () => {
      setTyped('')
      setLeft(false)
      setRefused(null)
    },
  }
}

/**
 * A ref that focuses a field when it appears: in the next step of a modal, whose last step took the focus away with it, and in
 * a dialog that opens with it, where else the cross would have it.
 */
export function focusOnMount(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '')
  field?.focus()
}
