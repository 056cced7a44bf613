import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

/** How far the page is pulled, and the element that listens. */
export interface Pull {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly pulledPx: number
}

/** From how far letting go refreshes. */
const enoughPx = 64
const furthestPx = 110

/** Follows a finger that pulls down a page which is already at its top. */
export function usePull(busy: boolean, onRelease: () => void): Pull & { readonly enough: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const [pulledPx, setPulledPx] = useState(0)
  const release = useEffectEvent(onRelease)

  useEffect(() => {
    const element = ref.current
    if (!element || busy) return undefined
    let startY: number | null = null
    let pulled = 0
    let follow = new AbortController()
    const move = (px: number) => {
      pulled = px
      setPulledPx(px)
    }
    const onMove = (event: TouchEvent) => {
      if (startY === null) return
      const distance = (event.touches[0]?.clientY ?? startY) - startY
      if (distance <= 0 && pulled === 0) return
      if (event.cancelable) event.preventDefault()
      move(Math.max(0, furthestPx * (1 - Math.exp(-distance / 180))))
    }
    const onEnd = () => {
      if (pulled >= enoughPx) release()
      startY = null
      follow.abort()
      move(0)
    }
    const listen = (to: GlobalEventHandlers, signal: AbortSignal) => {
      to.addEventListener('touchmove', onMove, { passive: false, signal })
      to.addEventListener('touchend', onEnd, { signal })
      to.addEventListener('touchcancel', onEnd, { signal })
    }
    const onStart = ({ touches, target }: TouchEvent) => {
      const atTop = (document.scrollingElement?.scrollTop ?? 0) <= 0
      startY = atTop && touches.length === 1 ? (touches[0]?.clientY ?? null) : null
      follow.abort()
      follow = new AbortController()
      // When the page takes away what was touched, that still hears of the finger, and this element does no more.
      if (startY === null || target === element) return
      if (target instanceof HTMLElement || target instanceof SVGElement) listen(target, follow.signal)
    }
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('touchstart', onStart, { passive: true, signal })
    listen(element, signal)
    return () => {
      listening.abort()
      follow.abort()
    }
  }, [busy])

  return { ref, pulledPx, enough: pulledPx >= enoughPx }
}
