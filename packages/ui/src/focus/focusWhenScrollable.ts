/**
 * A ref for a box that may scroll: while its content overflows, the keyboard can reach it. A box that does not scroll is no
 * stop on the way.
 */
export function focusWhenScrollable(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined
  const update = () => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth
    if (scrolls) element.tabIndex = 0
    else element.removeAttribute('tabindex')
  }
  update()
  const observer = new ResizeObserver(update)
  observer.observe(element)
  for (const child of element.children) observer.observe(child)
  return () => observer.disconnect()
}
