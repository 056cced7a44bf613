import { useId, useRef, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import type { Placement } from '../Floating/placeBeside.ts'
import { useFloating } from '../Floating/useFloating.ts'
import styles from './Tooltip.module.css'
import { useTooltip, type TooltipHandlers } from './useTooltip.ts'

/** What the element with a tooltip must take. */
export interface TooltipTriggerProps extends TooltipHandlers {
  /** Ties the trigger to its tooltip. */
  readonly id: string
  /** Where its text is. */
  readonly 'aria-describedby': string
  /** Empty: the browser's own tooltip stays away. */
  readonly title: ''
}

export interface TooltipProps {
  /** What it says: a few words. What must be read belongs on the page. */
  text: string
  /** Renders the button or link it belongs to, given what it must take. It must be one the keyboard reaches. */
  trigger: (props: TooltipTriggerProps) => ReactNode
  /** The side it stands on where there is room; `above` by default. */
  side?: Placement['side']
  /** Joins the classes of the root element. */
  className?: string | undefined
}

/**
 * A few words about a control: when it is pointed at, has the focus, or is pressed long. It can be pointed at itself, the
 * escape key sends it away, and it stays for as long as it is looked at (WCAG 1.4.13).
 */
export function Tooltip({ text, trigger, side = 'above', className }: TooltipProps) {
  const floating = useRef<HTMLDivElement>(null)
  const id = useId()
  const { open, handlers, tip } = useTooltip()
  useFloating({ open, anchorId: id, floating, side, align: 'center', gapPx: 8 })
  return (
    <>
      {trigger({ id, 'aria-describedby': `${id}tip`, title: '', ...handlers })}
      <div
        ref={floating}
        id={`${id}tip`}
        popover="manual"
        role="tooltip"
        className={classNames(styles['root'], className)}
        {...tip}
      >
        {text}
      </div>
    </>
  )
}
