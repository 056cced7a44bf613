import { useRef, type MouseEvent } from 'react'

/** What a button takes that opens and closes something. */
export interface PressToggle {
  readonly onPointerDown: () => void
  readonly onClick: (event: MouseEvent) => void
}

/**
 * Opens and closes something by its button. A popover closes by itself at the press, before the click: what counts is
 * whether it was open when the press began.
 */
export function usePressToggle(open: boolean, onOpenChange: (open: boolean) => void): PressToggle {
  const openAtPress = useRef<boolean | null>(null)
  return {
    onPointerDown() {
      openAtPress.current = open
    },
    onClick(event) {
      // A click that no pointer made has no detail: the keyboard's.
      const was = event.detail > 0 ? (openAtPress.current ?? open) : open
      openAtPress.current = null
      onOpenChange(!was)
    },
  }
}
