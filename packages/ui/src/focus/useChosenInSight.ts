import { useEffect, useRef, type RefObject } from 'react'

/** Scrolls a row so that a choice comes to its middle. */
function bringToMiddle(row: HTMLElement, chosen: number): void {
  const choice = row.querySelectorAll('label, [role="tab"]')[chosen]
  if (!choice) return
  const [around, own] = [row.getBoundingClientRect(), choice.getBoundingClientRect()]
  // By hand: `scrollIntoView` would scroll the page as well.
  row.scrollLeft += (own.left + own.right - around.left - around.right) / 2
}

/** A ref for a row of choices that scrolls sideways: whenever another is chosen, by its place, that one comes to the middle. */
export function useChosenInSight(chosen: number): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = row.current
    if (!box) return undefined
    bringToMiddle(box, chosen)
    if (box.clientWidth > 0 || typeof ResizeObserver === 'undefined') return undefined
    // In a sheet that is not open yet nothing has a place.
    const opened = new ResizeObserver(() => {
      if (box.clientWidth === 0) return
      bringToMiddle(box, chosen)
      opened.disconnect()
    })
    opened.observe(box)
    return () => opened.disconnect()
  }, [chosen])
  return row
}
