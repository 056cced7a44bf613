import { createContext } from 'react'

/** How a field and the control inside it are tied together. */
export interface FieldTies {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldTies | undefined>(undefined)
