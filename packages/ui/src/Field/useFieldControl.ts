import { use, useId, type AriaAttributes } from 'react'
import { FieldContext } from './fieldContext.ts'

/** What a control needs to be tied to its label, hint and error. */
export interface FieldControl {
  readonly id: string
  readonly required: boolean | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** The attributes that tie a control to the `Field` around it; its own ones win. */
export function useFieldControl(own: {
  id?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: AriaAttributes['aria-invalid'] | undefined
}): FieldControl {
  const ties = use(FieldContext)
  const fallbackId = useId()
  const described = [ties?.describedBy, own['aria-describedby']].filter(Boolean).join(' ')
  return {
    id: own.id ?? ties?.id ?? fallbackId,
    required: (own.required ?? ties?.required) || undefined,
    'aria-describedby': described || undefined,
    'aria-invalid': ties?.invalid || own['aria-invalid'] === true || undefined,
  }
}
