import { useEffect, useEffectEvent, type RefObject } from 'react'
import { limitToRoom } from './limitToRoom.ts'
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
  /** The focus went from it to something else, or by tab past the end of the page: then it goes to the anchor. */
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
    const placeAnew = () => {
      limitToRoom(anchor.getBoundingClientRect(), element, gapPx)
      place()
    }
    // A press on what takes no focus is no leaving; tab past the last stop of the page is.
    let tabbing = false
    const onKey = ({ type, key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      tabbing = type === 'keydown' && key === 'Tab' && !ctrlKey && !altKey && !metaKey
    }
    const onFocusIn = () => {
      tabbing = false
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && tabbing) {
        left()
        anchor.focus({ preventScroll: true })
      } else if (relatedTarget instanceof Node && !element.contains(relatedTarget)) left()
    }
    element.showPopover?.()
    placeAnew()
    shown(element)
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place)
    resized?.observe(element)
    element.addEventListener('keydown', onKey)
    element.addEventListener('keyup', onKey)
    element.addEventListener('focusin', onFocusIn)
    element.addEventListener('focusout', onFocusOut)
    window.addEventListener('resize', placeAnew)
    window.addEventListener('scroll', placeAnew, { capture: true, passive: true })
    return () => {
      resized?.disconnect()
      element.removeEventListener('keydown', onKey)
      element.removeEventListener('keyup', onKey)
      element.removeEventListener('focusin', onFocusIn)
      element.removeEventListener('focusout', onFocusOut)
      window.removeEventListener('resize', placeAnew)
      window.removeEventListener('scroll', placeAnew, { capture: true })
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [open, anchorId, floating, side, align, gapPx])
}
