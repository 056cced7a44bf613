import type { ReactNode } from 'react'

/** One thing to choose in a list. */
export interface ListboxOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** Stands at the end in smaller type. */
  readonly detail?: string | undefined
  /** What else finds it, such as its sound in letters. */
  readonly keywords?: string | undefined
  /** Stands before the label: a mark, a picture. */
  readonly start?: ReactNode
  readonly disabled?: boolean | undefined
}
