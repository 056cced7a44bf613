import { useEffect } from 'react'

/** A keyboard is taller than this; smaller differences are the browser's own bars. */
const smallestKeyboard = 120

/**
 * Keeps `--keyboard-inset` on the root element: how many px of the page's bottom an on-screen keyboard covers. Bars that
 * stick to the bottom stand on it. `data-keyboard` is there while one is open.
 */
export function useKeyboardInset(enabled: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!enabled || !viewport) return undefined
    const root = document.documentElement
    const update = () => {
      const zoomed = viewport.scale > 1.01
      const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop)
      const open = !zoomed && covered > smallestKeyboard
      root.style.setProperty('--keyboard-inset', open ? `${covered}px` : '0px')
      root.toggleAttribute('data-keyboard', open)
    }
    update()
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
      root.style.removeProperty('--keyboard-inset')
      root.removeAttribute('data-keyboard')
    }
  }, [enabled])
}
