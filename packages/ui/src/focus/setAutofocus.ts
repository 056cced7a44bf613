/** A ref for what gets the focus when the dialog around it opens; else the first thing in it would, such as its cross. */
export function setAutofocus(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}
