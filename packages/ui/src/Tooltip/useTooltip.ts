import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** What the element with a tooltip listens to. */
export interface TooltipHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
  readonly onContextMenu: (event: MouseEvent) => void
  readonly onFocus: (event: { readonly currentTarget: Element }) => void
  readonly onBlur: () => void
}

/** Whether a tooltip is shown, and what decides it. */
export interface TooltipState {
  readonly open: boolean
  readonly handlers: TooltipHandlers
  /** What the tooltip itself listens to: it may be pointed at. */
  readonly tip: Pick<TooltipHandlers, 'onPointerEnter' | 'onPointerLeave'>
}

/** Long enough that it does not flash under a pointer that passes by. */
const restMs = 350
/** Long enough to reach the tooltip over the gap. */
const leaveMs = 160
const longPressMs = 500

/** Opens and closes a tooltip by pointer, focus and long press. */
export function useTooltip(): TooltipState {
  const [open, setOpen] = useState(false)
  const [touched, setTouched] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)

  const later = (next: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), ms)
  }
  const now = (next: boolean) => {
    clearTimeout(timer.current)
    setOpen(next)
  }
  const close = useEffectEvent(() => {
    setTouched(false)
    now(false)
  })

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (!open) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The key has done its work: a dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const onPress = () => close()
    document.addEventListener('keydown', onKeyDown, { capture: true })
    document.addEventListener('pointerdown', onPress, { capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true })
      document.removeEventListener('pointerdown', onPress, { capture: true })
    }
  }, [open])

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') later(true, restMs)
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') later(false, leaveMs)
  }
  const lift = () => {
    if (!open) clearTimeout(timer.current)
  }
  return {
    open,
    tip: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: leave,
    },
    handlers: {
      onPointerEnter: enter,
      onPointerLeave: leave,
      onPointerDown(event) {
        clearTimeout(timer.current)
        if (event.pointerType !== 'touch') return
        setTouched(true)
        later(true, longPressMs)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onContextMenu(event) {
        // A long press is also how a phone asks for its own menu.
        if (touched) event.preventDefault()
      },
      onFocus(event) {
        if (event.currentTarget.matches(':focus-visible')) now(true)
      },
      onBlur: () => now(false),
    },
  }
}
