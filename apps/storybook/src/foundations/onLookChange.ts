/** Calls back whenever the brand, theme, density or text size of the page changes; returns how to stop. */
export function onLookChange(change: () => void): () => void {
  const observer = new MutationObserver(change)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}
