import { moveByKey } from './moveByKey.ts'

/** A ref for a column of links and buttons: arrow keys, Home and End move the focus between them. */
export function moveFocusByArrows(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const onKeyDown = (event: KeyboardEvent) => {
    const choices = [...element.querySelectorAll<HTMLElement>('a[href],button:not(:disabled)')]
    const at = choices.findIndex((choice) => choice === document.activeElement)
    const to = moveByKey(event.key, at, choices.length, 'vertical')
    if (to === null) return
    event.preventDefault()
    choices[to]?.focus()
  }
  element.addEventListener('keydown', onKeyDown)
  return () => element.removeEventListener('keydown', onKeyDown)
}
