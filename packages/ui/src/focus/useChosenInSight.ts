import { useEffect, useRef, type RefObject } from 'react'

/** A ref for a row of choices that scrolls sideways: whenever another is chosen, by its place, that one comes to the middle. */
export function useChosenInSight(chosen: number): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = row.current
    const choice = box?.querySelectorAll('label, [role="tab"]')[chosen]
    if (!box || !choice) return
    const [around, own] = [box.getBoundingClientRect(), choice.getBoundingClientRect()]
    // By hand: `scrollIntoView` would scroll the page as well.
    box.scrollLeft += (own.left + own.right - around.left - around.right) / 2
  }, [chosen])
  return row
}
