import { useEffect, useRef, type ReactNode } from 'react'
import { ariaRoles } from '../aria/ariaRoles.ts'
import { FieldContext } from '../Field/fieldContext.ts'
import { useFloating } from '../Floating/useFloating.ts'
import { Sheet } from '../Sheet/Sheet.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './PickerOverlay.module.css'

export interface PickerOverlayProps {
  /** Whether it is shown. */
  open: boolean
  /** It was left, by a press elsewhere, the escape key or the cross. */
  onLeave: () => void
  /** What is chosen: the sheet's heading, and its name for readers. */
  title: ReactNode
  /** The `id` of the button that opens it. */
  anchorId: string
  /** How high the sheet is; `auto` by default. */
  height?: 'auto' | 'full' | undefined
  /** What is inside fits itself into the height there is, and scrolls by itself. */
  fitted?: boolean | undefined
  /** What may be chosen. */
  children: ReactNode
}

const firstStop = '[data-picker-focus]'

/** What is chosen is in sight from the start. */
const showActive = (element: HTMLElement) =>
  element.querySelector('[data-active]')?.scrollIntoView?.({ block: 'center' })

/** Where something is chosen: floats below its button on a desktop, comes up as a sheet on a phone. */
export function PickerOverlay({
  open,
  onLeave,
  title,
  anchorId,
  height,
  fitted = false,
  children,
}: PickerOverlayProps) {
  const floats = useUi().formFactor === 'desktop'
  const floating = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const name = typeof title === 'string' ? { 'aria-label': title } : {}

  useFloating({
    open: open && floats,
    anchorId,
    floating,
    onShown(element) {
      const anchor = document.getElementById(anchorId)
      element.style.setProperty('--anchor-width', `${anchor?.offsetWidth ?? 0}px`)
      element.querySelector<HTMLElement>(firstStop)?.focus({ preventScroll: true })
      showActive(element)
    },
    onLeft: onLeave,
  })

  useEffect(() => {
    // A text field waits to be tapped: it would bring up the keyboard over what there is to choose from.
    if (!open || floats || !content.current) return
    content.current.querySelector<HTMLElement>(`${firstStop}:not(input)`)?.focus()
    showActive(content.current)
  }, [open, floats])

  // What is inside is no part of the field around it.
  const inner = open ? <FieldContext value={undefined}>{children}</FieldContext> : null
  return floats ? (
    <div
      ref={floating}
      id={`${anchorId}overlay`}
      popover="auto"
      {...ariaRoles.group}
      {...name}
      className={styles['floating']}
      data-fitted={fitted || undefined}
      onToggle={(event) => {
        if (event.newState === 'closed') onLeave()
      }}
    >
      {inner}
    </div>
  ) : (
    <Sheet open={open} onClose={onLeave} title={title} height={height}>
      <div
        ref={content}
        id={`${anchorId}overlay`}
        className={styles['content']}
        data-fitted={fitted || undefined}
      >
        {inner}
      </div>
    </Sheet>
  )
}
