import type { ReactNode } from 'react'
import type { Placement } from '../Floating/placeBeside.ts'
import type { MenuItem } from './menuItem.ts'
import type { MenuTriggerProps } from './useMenuTrigger.ts'

export interface MenuProps {
  /** What the choices are about. */
  label: string
  /** The choices, in order. */
  items: readonly MenuItem[]
  /** Renders the button that opens it, given what it must take. */
  trigger: (props: MenuTriggerProps) => ReactNode
  /** Which edges of menu and trigger are in line where it floats; `start` by default. */
  align?: Placement['align']
}
