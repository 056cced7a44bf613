import { useSyncExternalStore } from 'react'

/** A real keyboard is taller than this; smaller differences are the browser's own bars. */
const smallestKeyboard = 120

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', onChange)
  viewport?.addEventListener('scroll', onChange)
  return () => {
    viewport?.removeEventListener('resize', onChange)
    viewport?.removeEventListener('scroll', onChange)
  }
}

function inset(): number {
  const viewport = window.visualViewport
  if (!viewport || viewport.scale > 1) return 0
  const covered = Math.round(window.innerHeight - viewport.height - viewport.offsetTop)
  return covered > smallestKeyboard ? covered : 0
}

/** How many px of the page's lower edge the on-screen keyboard covers; 0 when it is closed or the page is zoomed. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(subscribe, inset, () => 0)
}
