import { useEffect, useEffectEvent, type RefObject } from 'react'
import { placeBeside, type Placement } from './placeBeside.ts'

export interface FloatingOptions extends Placement {
  /** Whether it is shown. */
  readonly open: boolean
  /** The `id` of what it belongs to. */
  readonly anchorId: string
  /** The element with a `popover` attribute. */
  readonly floating: RefObject<HTMLElement | null>
  /** It is shown and in its place: the moment to move the focus into it. */
  readonly onShown?: ((element: HTMLElement) => void) | undefined
  /** The focus went from it to something else. */
  readonly onLeft?: (() => void) | undefined
}

/** Shows a popover beside its anchor for as long as it is open, and keeps it there while the page moves. */
export function useFloating({
  open,
  anchorId,
  floating,
  onShown,
  onLeft,
  side,
  align,
  gapPx,
}: FloatingOptions): void {
  const shown = useEffectEvent((element: HTMLElement) => onShown?.(element))
  const left = useEffectEvent(() => onLeft?.())

  useEffect(() => {
    const element = floating.current
    const anchor = document.getElementById(anchorId)
    if (!open || !element || !anchor) return undefined
    const place = () => placeBeside(anchor.getBoundingClientRect(), element, { side, align, gapPx })
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget)) left()
    }
    element.showPopover?.()
    place()
    shown(element)
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place)
    resized?.observe(element)
    element.addEventListener('focusout', onFocusOut)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      resized?.disconnect()
      element.removeEventListener('focusout', onFocusOut)
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, { capture: true })
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [open, anchorId, floating, side, align, gapPx])
}
