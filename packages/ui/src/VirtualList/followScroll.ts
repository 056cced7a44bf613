/** What a list does as it is scrolled. */
interface ScrollSteps {
  /** Makes what is missing in sight. */
  readonly look: () => void
  /** Makes some of what is beyond; says whether it did. */
  readonly lookAhead: () => boolean
  /** Reads the heights of rows: of those that are new, or of all. */
  readonly measure: (which: 'new' | 'all') => void
}

/** What is watched: the list, and the box that it scrolls in; null: the window. */
interface Watched {
  readonly list: HTMLElement | null
  readonly box: HTMLElement | null
}

/**
 * Follows the scrolling and the sizes of a list until the function that it gives is called. What is beyond is made, and laid
 * out, in tasks of their own between two frames, which have enough to do with what is in sight.
 */
export function followScroll({ list, box }: Watched, { look, lookAhead, measure }: ScrollSteps): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  let nextFrame = 0
  const goOn = () => {
    task = lookAhead() ? setTimeout(layOut) : undefined
  }
  const layOut = () => {
    measure('new')
    task = undefined
    nextFrame = requestAnimationFrame(() => (task ??= setTimeout(goOn)))
  }
  const follow = () => {
    look()
    task ??= setTimeout(goOn)
  }
  const update = () => {
    measure('all')
    follow()
  }
  // A frame later: what changes sizes while sizes are being told makes the browser complain.
  let frame = 0
  const updateSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(update)
  }
  const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(updateSoon)
  for (const element of [list, box]) if (element) resized?.observe(element)
  const scroller = box ?? window
  scroller.addEventListener('scroll', follow, { passive: true })
  window.addEventListener('resize', update)
  return () => {
    resized?.disconnect()
    cancelAnimationFrame(frame)
    cancelAnimationFrame(nextFrame)
    clearTimeout(task)
    scroller.removeEventListener('scroll', follow)
    window.removeEventListener('resize', update)
  }
}
