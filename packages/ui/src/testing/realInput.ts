/** What only the browser itself can do: keys as written for `userEvent.keyboard`, and the pointer over an element. */
export interface RealInput {
  readonly press: (keys: string) => Promise<void>
  readonly hover: (element: Element) => Promise<void>
}

declare global {
  interface Window {
    /** The runner of the stories puts it there. */
    realInput?: RealInput
  }
}

/**
 * Presses keys as a player does: what the browser does by itself with them, such as closing a dialog, happens as well. A
 * page cannot do this to itself, so in Storybook it does nothing and says false.
 */
export async function pressForReal(keys: string): Promise<boolean> {
  await window.realInput?.press(keys)
  return window.realInput !== undefined
}

/** Moves the pointer over an element, so that it looks as it does under a player's pointer. In Storybook: as above. */
export async function hoverForReal(element: Element): Promise<boolean> {
  await window.realInput?.hover(element)
  return window.realInput !== undefined
}
