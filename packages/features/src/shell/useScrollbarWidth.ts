import { useEffect } from 'react'

const locked = 'html:has(dialog[open][data-modal])'

/**
 * Keeps the width of the page's scroll bar in `--scrollbar-width`. A dialog takes the bar away; base.css then gives its
 * width out as `--scrollbar-room`, so that bars reach the edge and nothing in them moves.
 */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const root = document.documentElement
    let known = 0
    const measure = () => {
      // Behind a dialog there is no bar to measure: what was known before still holds.
      if (root.matches(locked)) return
      const width = window.innerWidth - root.clientWidth
      // To write what holds already would make the browser style the whole page anew.
      if (width === known) return
      known = width
      root.style.setProperty('--scrollbar-width', `${width}px`)
    }
    // The root's own width follows the window and the bar, which a running game takes away as well.
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    return () => observer.disconnect()
  }, [])
}
