/** Presses keys in the browser itself, written as for `userEvent.keyboard`. */
export type PressKeys = (keys: string) => Promise<void>

declare global {
  interface Window {
    /** The runner of the stories puts it there. */
    pressKeys?: PressKeys
  }
}

/**
 * Presses keys as a player does: what the browser does by itself with them, such as closing a dialog, happens as well. A
 * page cannot do this to itself, so in Storybook it does nothing and says false.
 */
export async function pressForReal(keys: string): Promise<boolean> {
  if (!window.pressKeys) return false
  await window.pressKeys(keys)
  return true
}
