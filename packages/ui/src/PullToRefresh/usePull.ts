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
    const move = (px: number) => {
      pulled = px
      setPulledPx(px)
    }
    const onStart = (event: TouchEvent) => {
      const atTop = (document.scrollingElement?.scrollTop ?? 0) <= 0
      startY = atTop && event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null
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
      move(0)
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('touchend', onEnd)
    element.addEventListener('touchcancel', onEnd)
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('touchend', onEnd)
      element.removeEventListener('touchcancel', onEnd)
    }
  }, [busy])

  return { ref, pulledPx, enough: pulledPx >= enoughPx }
}
