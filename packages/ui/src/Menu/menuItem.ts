import type { IconShape } from '../Icon/iconShape.ts'

/** One thing to choose: a place with `href`, or a deed with `onSelect`. */
export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: IconShape | undefined
  /** Stands at the end in smaller type. */
  readonly detail?: string | undefined
  readonly href?: string | undefined
  readonly onSelect?: (() => void) | undefined
  readonly danger?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The one that is in force now. */
  readonly current?: boolean | undefined
  /** A line above it. */
  readonly separated?: boolean | undefined
}
