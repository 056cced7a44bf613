import { useId, useState, type KeyboardEvent } from 'react'
import { usePressToggle, type PressToggle } from '../Floating/usePressToggle.ts'

/** What the trigger must take. */
export interface MenuTriggerProps extends PressToggle {
  /** Ties the trigger to its menu. */
  readonly id: string
  /** Says that a menu opens. */
  readonly 'aria-haspopup': 'menu'
  /** Whether the menu is open. */
  readonly 'aria-expanded': boolean
  /** Opens the menu by arrow keys. */
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuState {
  readonly open: boolean
  /** It was opened by the key that goes up: its last entry comes first. */
  readonly fromEnd: boolean
  readonly close: () => void
  readonly triggerProps: MenuTriggerProps
}

/** Opens and closes a menu by its trigger. */
export function useMenuTrigger(): MenuState {
  const [open, setOpen] = useState(false)
  const [fromEnd, setFromEnd] = useState(false)
  const id = useId()
  const change = (next: boolean, end = false) => {
    setFromEnd(end)
    setOpen(next)
  }
  return {
    open,
    fromEnd,
    close: () => setOpen(false),
    triggerProps: {
      id,
      'aria-haspopup': 'menu',
      'aria-expanded': open,
      ...usePressToggle(open, change),
      onKeyDown(event) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        change(true, event.key === 'ArrowUp')
      },
    },
  }
}
