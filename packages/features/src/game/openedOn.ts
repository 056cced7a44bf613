/** What the history keeps with a game: the path of the page on which it was opened. */
export function openedOn(path: string): { readonly openedOn: string } {
  return { openedOn: path }
}

/** The path of the page on which a game was opened, from what the history keeps; null where its address was opened. */
export function readOpenedOn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('openedOn' in state)) return null
  return typeof state.openedOn === 'string' ? state.openedOn : null
}
