import { focusWhenScrollable } from '../focus/focusWhenScrollable.ts'

/**
 * A ref for the box around a table: tells by `data-fits` whether the table is no wider than the box. A box that need not
 * scroll is none for `position: sticky`, so the headings stay in sight while the page scrolls.
 */
export function tellWhetherItFits(element: HTMLElement | null): (() => void) | undefined {
  const table = element?.querySelector('table')
  if (!element || !table || typeof ResizeObserver === 'undefined') return undefined
  const update = () => element.toggleAttribute('data-fits', table.offsetWidth <= element.clientWidth)
  update()
  const observer = new ResizeObserver(update)
  observer.observe(element)
  observer.observe(table)
  const leave = focusWhenScrollable(element)
  return () => {
    observer.disconnect()
    leave?.()
  }
}
