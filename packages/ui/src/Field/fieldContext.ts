import { createContext, type ReactNode } from 'react'

/** How a field and the control inside it are tied together. */
export interface FieldTies {
  readonly id: string
  /** What names the control. */
  readonly label: ReactNode
  readonly describedBy: string | undefined
  readonly invalid: boolean
  readonly required: boolean
}

export const FieldContext = createContext<FieldTies | undefined>(undefined)
