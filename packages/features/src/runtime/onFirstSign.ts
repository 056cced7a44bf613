const signs = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'scroll'] as const

/**
 * Calls back at the first sign, from now on, that somebody is at the page: what it does not show itself can wait until then.
 * Returns what calls it off.
 */
export function onFirstSign(callback: () => void): () => void {
  const cancel = () => {
    for (const sign of signs) removeEventListener(sign, listener)
  }
  const listener = () => {
    cancel()
    callback()
  }
  for (const sign of signs) addEventListener(sign, listener, { passive: true })
  return cancel
}
