/** A ref for the field of a step that took another's place in a window: the button that led here is gone, and the focus with it. */
export function focusAtOnce(field: HTMLElement | null): void {
  field?.focus()
}
