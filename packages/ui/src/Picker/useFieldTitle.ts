import { use, type ReactNode } from 'react'
import { FieldContext } from '../Field/fieldContext.ts'

/** What the control is called: its own `aria-label`, else the label of the `Field` around it. */
export function useFieldTitle(own: string | undefined): ReactNode {
  return own ?? use(FieldContext)?.label
}
