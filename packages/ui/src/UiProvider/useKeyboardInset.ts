import { useEffect } from 'react'

/**
 * Keeps `--keyboard-inset` on the root element: how many px of the page's bottom an on-screen keyboard covers. Bars that
 * stick to the bottom stand on it.
 */
export function useKeyboardInset(enabled: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!enabled || !viewport) return undefined
    const root = document.documentElement
    const update = () => {
      const zoomed = viewport.scale > 1.01
      const covered = zoomed ? 0 : window.innerHeight - viewport.height - viewport.offsetTop
      root.style.setProperty('--keyboard-inset', `${Math.max(0, Math.round(covered))}px`)
    }
    update()
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
      root.style.removeProperty('--keyboard-inset')
    }
  }, [enabled])
}
