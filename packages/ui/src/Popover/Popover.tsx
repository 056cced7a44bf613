import { useId, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import type { Placement } from '../Floating/placeBeside.ts'
import { useFloating } from '../Floating/useFloating.ts'
import { usePressToggle, type PressToggle } from '../Floating/usePressToggle.ts'
import { Sheet } from '../Sheet/Sheet.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './Popover.module.css'

/** What the trigger must take. */
export interface PopoverTriggerProps extends PressToggle {
  /** Ties the trigger to its popover. */
  readonly id: string
  /** Says that something opens. */
  readonly 'aria-haspopup': 'dialog'
  /** Whether the popover is open. */
  readonly 'aria-expanded': boolean
}

export interface PopoverProps {
  /** What is in it: its name for readers, and the heading of the sheet. */
  label: string
  /** Renders the button that opens it, given what it must take. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** What is in it; given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** The side it opens to where it floats; `below` by default. */
  side?: Placement['side']
  /** Which edges of it and its trigger are in line; `start` by default. */
  align?: Placement['align']
  /** It was opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Joins the classes of the root element. */
  className?: string | undefined
}

const focusable =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea,[tabindex="0"]'

/**
 * Something small to read or to do beside the button that opens it: floats on a desktop, comes up as a sheet on a phone. A
 * press elsewhere or the escape key closes it, and the focus goes back to the button.
 */
export function Popover({
  label,
  trigger,
  children,
  side = 'below',
  align = 'start',
  onOpenChange,
  className,
}: PopoverProps) {
  const { formFactor } = useUi()
  const [open, setOpen] = useState(false)
  const floating = useRef<HTMLDialogElement>(null)
  const id = useId()
  const floats = formFactor === 'desktop'

  const change = (next: boolean) => {
    if (next === open) return
    setOpen(next)
    onOpenChange?.(next)
  }

  useFloating({
    open: open && floats,
    anchorId: id,
    floating,
    side,
    align,
    gapPx: 8,
    // Going on by tab leaves it; it does not stay behind over the page.
    onLeft: () => change(false),
    onShown: (element) => {
      const target = element.querySelector<HTMLElement>(focusable) ?? element
      target.focus({ preventScroll: true })
    },
  })
  const press = usePressToggle(open, change)
  const close = () => {
    change(false)
    if (floats) document.getElementById(id)?.focus()
  }
  const content = typeof children === 'function' ? children(close) : children

  return (
    <>
      {trigger({ id, 'aria-haspopup': 'dialog', 'aria-expanded': open, ...press })}
      {floats ? (
        <dialog
          ref={floating}
          popover="auto"
          aria-label={label}
          tabIndex={-1}
          className={classNames(styles['root'], className)}
          onToggle={(event) => {
            if (event.newState === 'closed') change(false)
          }}
        >
          {open ? content : null}
        </dialog>
      ) : (
        <Sheet open={open} onClose={close} title={label}>
          {content}
        </Sheet>
      )}
    </>
  )
}
