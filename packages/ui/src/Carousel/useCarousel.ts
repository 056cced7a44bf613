import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { moveByKey } from '../focus/moveByKey.ts'
import { useReducedMotion } from '../motion/useReducedMotion.ts'

export interface CarouselOptions {
  /** How many slides there are. */
  readonly count: number
  /** How long a slide stays, in ms; null where they do not move by themselves. */
  readonly stayMs: number | null
}

/** What a carousel shows, and what moves it. */
export interface CarouselState {
  /** The slide in sight, from 0. */
  readonly index: number
  /** The last slide that needs its content: those in sight so far, and the next. */
  readonly reached: number
  /** Whether it moves by itself now. */
  readonly moving: boolean
  /** Whether it was stopped; null where it never moves by itself. */
  readonly paused: boolean | null
  readonly track: RefObject<HTMLDivElement | null>
  readonly goTo: (index: number) => void
  readonly onScroll: () => void
  readonly onScrollEnd: () => void
  readonly setPaused: (paused: boolean) => void
  /** What the whole listens to: under a pointer or a finger it waits. */
  readonly hold: {
    readonly onPointerEnter: (event: PointerEvent) => void
    readonly onPointerLeave: () => void
    readonly onTouchStart: () => void
    readonly onTouchEnd: () => void
    readonly onTouchCancel: () => void
  }
}

function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return document.visibilityState === 'visible' && bottom >= 0 && top <= window.innerHeight
}

/** Moves a row of slides that scrolls and snaps, and knows which one is in sight. */
export function useCarousel(
  root: RefObject<HTMLElement | null>,
  { count, stayMs }: CarouselOptions,
): CarouselState {
  const track = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  /** The slide it is gliding to: those it passes are not in sight for that. */
  const target = useRef<number | null>(null)
  const [at, setAt] = useState(0)
  const [furthest, setFurthest] = useState(0)
  const [stopped, setStopped] = useState(false)
  const reducedMotion = useReducedMotion()
  const index = Math.min(at, Math.max(0, count - 1))
  const able = stayMs !== null && count > 1 && !reducedMotion
  const moving = able && !stopped

  const show = (next: number) => {
    setAt(next)
    setFurthest((before) => Math.max(before, next))
  }
  const goTo = (next: number) => {
    show(next)
    const element = track.current
    // Whether it glides or is there at once is the style's to say.
    target.current = next
    element?.scrollTo?.({ left: next * element.clientWidth })
  }
  const settle = () => {
    const element = track.current
    if (!element || element.clientWidth === 0) return
    const place = element.scrollLeft / element.clientWidth
    if (target.current !== null && Math.abs(place - target.current) > 0.05) return
    target.current = null
    const next = Math.round(place)
    if (next !== index) show(next)
  }
  const step = useEffectEvent((next: number) => {
    const element = root.current
    const beingRead = held.current || element?.matches(':focus-within')
    if (element && !beingRead && inSight(element)) goTo(next)
  })

  // Each slide has its whole time, whoever brought it.
  useEffect(() => {
    if (!moving) return undefined
    const next = (index + 1) % count
    const timer = setInterval(() => step(next), stayMs)
    return () => clearInterval(timer)
  }, [moving, stayMs, index, count])

  // The place is counted in slides: another width keeps the slide.
  const keepPlace = useEffectEvent((element: HTMLElement) => {
    element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' })
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = event.target === track.current ? moveByKey(event.key, index, count, 'horizontal') : null
    if (to === null) return
    event.preventDefault()
    goTo(to)
  })
  useEffect(() => {
    const element = track.current
    if (!element) return undefined
    element.addEventListener('keydown', onKey)
    const resized =
      typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => keepPlace(element))
    resized?.observe(element)
    return () => {
      element.removeEventListener('keydown', onKey)
      resized?.disconnect()
    }
  }, [])

  const free = () => {
    held.current = false
  }
  return {
    index,
    reached: furthest + 1,
    moving,
    paused: able ? stopped : null,
    track,
    goTo,
    onScroll: settle,
    onScrollEnd() {
      target.current = null
      settle()
    },
    setPaused: setStopped,
    hold: {
      onPointerEnter(event) {
        if (event.pointerType === 'mouse') held.current = true
      },
      onPointerLeave: free,
      onTouchStart() {
        held.current = true
        target.current = null
      },
      onTouchEnd: free,
      onTouchCancel: free,
    },
  }
}
