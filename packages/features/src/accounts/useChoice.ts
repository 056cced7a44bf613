import { useState } from 'react'
import type { ChoiceModel } from './bindModel.ts'

/** A choice inside its form. */
export interface Choice<Value> {
  readonly model: ChoiceModel<Value>
  readonly value: Value | null
  readonly valid: boolean
  readonly touch: () => void
  readonly clear: () => void
}

/** One choice from a list; `required` is said where the form is sent without it. */
export function useChoice<Value>(required: string): Choice<Value> {
  const [value, setValue] = useState<Value | null>(null)
  const [left, setLeft] = useState(false)
  return {
    model: { value, error: left && value === null ? required : null, onChange: setValue },
    value,
    valid: value !== null,
    touch: () => setLeft(true),
    clear: () => {
      setValue(null)
      setLeft(false)
    },
  }
}
