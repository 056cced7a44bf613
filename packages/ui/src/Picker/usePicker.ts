import { useState, type KeyboardEvent } from 'react'
import { usePressToggle, type PressToggle } from '../Floating/usePressToggle.ts'

/** What a button takes that opens something to choose from. */
export interface PickerTrigger extends PressToggle {
  readonly id: string
  readonly 'aria-expanded': boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Something to choose from and the button that opens it. */
export interface Picker {
  readonly open: boolean
  readonly trigger: PickerTrigger
  /** Closes it and goes back to the button. */
  readonly close: () => void
  /** It was left for something else: closes it and leaves the focus where it is. */
  readonly leave: () => void
}

/** Opens by press and by arrow keys; `id` is the button's. */
export function usePicker(id: string): Picker {
  const [open, setOpen] = useState(false)
  const press = usePressToggle(open, setOpen)
  return {
    open,
    trigger: {
      id,
      'aria-expanded': open,
      ...press,
      onKeyDown(event) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        setOpen(true)
      },
    },
    close() {
      setOpen(false)
      document.getElementById(id)?.focus()
    },
    leave: () => setOpen(false),
  }
}
