/** A tab that was opened while the player's press still allowed it. */
export interface OpenedTab {
  readonly go: (url: string) => void
  readonly close: () => void
}

/**
 * Opens an empty tab at once, so that no browser blocks it, to be sent somewhere when the address is there. Where it is
 * blocked all the same, the address opens in this tab, and "back" returns.
 */
export function openTab(): OpenedTab {
  const tab = window.open('', '_blank')
  if (!tab) return { go: (url) => window.location.assign(url), close: () => {} }
  // The page that opens has no way back into this one.
  tab.opener = null
  return { go: (url) => tab.location.replace(url), close: () => tab.close() }
}
