import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { BubblePosition } from './bubblePosition.ts'

/** The room a bubble moves in, and the bubble. */
export interface BubbleDrag {
  readonly room: RefObject<HTMLDivElement | null>
  readonly bubble: RefObject<HTMLDivElement | null>
}

/** A press that moves less is a press. */
const slackPx = 6
const keyStep = 0.1

const within = (value: number) => Math.min(1, Math.max(0, value))

/** Where a key moves a bubble; null for any other key. */
function movedByKey(key: string, { edge, down }: BubblePosition): BubblePosition | null {
  // A tenth at a time, without the dust of floating point.
  const step = (by: number) => ({ edge, down: Math.round(within(down + by) * 1000) / 1000 })
  if (key === 'ArrowUp') return step(-keyStep)
  if (key === 'ArrowDown') return step(keyStep)
  if (key === 'ArrowLeft') return { edge: 'start', down }
  if (key === 'ArrowRight') return { edge: 'end', down }
  if (key === 'Home') return { edge, down: 0 }
  return key === 'End' ? { edge, down: 1 } : null
}

/** Lets a bubble be dragged inside its room and rest at the nearest edge, and be moved by arrow keys. */
export function useBubbleDrag(
  position: BubblePosition,
  onMove: (position: BubblePosition) => void,
): BubbleDrag {
  const room = useRef<HTMLDivElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const move = useEffectEvent((next: BubblePosition | null) => {
    if (next && (next.edge !== position.edge || next.down !== position.down)) onMove(next)
  })
  const byKey = useEffectEvent((event: KeyboardEvent) => {
    const next = movedByKey(event.key, position)
    if (!next) return
    event.preventDefault()
    move(next)
  })

  useEffect(() => {
    const element = bubble.current
    const area = room.current
    if (!element || !area) return undefined
    let start: { x: number; y: number; left: number; top: number } | null = null
    let dragging = false

    const rest = () => {
      start = null
      delete element.dataset['dragging']
      element.style.removeProperty('translate')
    }
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return
      const { left, top } = (element.firstElementChild ?? element).getBoundingClientRect()
      start = { x: event.clientX, y: event.clientY, left, top }
      dragging = false
    }
    const onPointerMove = (event: PointerEvent) => {
      if (!start) return
      const x = event.clientX - start.x
      const y = event.clientY - start.y
      if (!dragging && Math.hypot(x, y) < slackPx) return
      if (!dragging) element.setPointerCapture?.(event.pointerId)
      dragging = true
      element.dataset['dragging'] = ''
      element.style.translate = `${x}px ${y}px`
    }
    const onUp = (event: PointerEvent) => {
      const from = start
      rest()
      if (!from || !dragging) return
      const box = area.getBoundingClientRect()
      const { offsetWidth, offsetHeight } = element
      const middle = from.left + event.clientX - from.x + offsetWidth / 2
      const top = from.top + event.clientY - from.y
      move({
        edge: middle < box.left + box.width / 2 ? 'start' : 'end',
        down: within((top - box.top) / Math.max(1, box.height - offsetHeight)),
      })
    }
    // The click at the end of a drag is none; one without detail is the keyboard's.
    const onClick = (event: MouseEvent) => {
      if (!dragging || event.detail === 0) return
      dragging = false
      event.preventDefault()
      event.stopPropagation()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('pointermove', onPointerMove, { signal })
    element.addEventListener('pointerup', onUp, { signal })
    element.addEventListener('pointercancel', rest, { signal })
    element.addEventListener('click', onClick, { signal, capture: true })
    element.addEventListener('keydown', byKey, { signal })
    return () => listeners.abort()
  }, [])

  return { room, bubble }
}
