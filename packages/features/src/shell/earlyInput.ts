/** What a player did before the shell was there, as `boot.js` notes it. */
interface EarlyInput {
  /** Clicks that were held back: the way from the shell's element to what was clicked, and what it says. */
  readonly clicks: readonly { readonly way: readonly number[]; readonly text: string }[]
  /** Fields that were written into, and boxes that were ticked or not. */
  readonly fields: readonly { readonly way: readonly number[]; readonly value: string | boolean }[]
  /** The field that has the focus. */
  readonly focus: readonly number[] | null
  /** Ends the noting. */
  readonly end: () => void
}

declare global {
  var koiEarly: EarlyInput | undefined
}

function find(root: Element, way: readonly number[]): HTMLElement | null {
  let element: Element | undefined = root
  for (const index of way) element = element?.children[index]
  return element instanceof HTMLElement ? element : null
}

/** Does to a field what a player did. React compares with what it last knew of the field: first that is undone. */
function change(element: HTMLElement, value: string | boolean): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return
  if (typeof value === 'boolean') {
    if ('checked' in element) element.checked = !value
    element.click()
    return
  }
  element.value = ''
  const { prototype } = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Does anew, in the page that is there now, what a player did before: nothing typed or tapped is lost. What was tapped
 * follows a task later, when the page knows what was typed.
 */
export function replayEarlyInput(root: Element): void {
  const early = globalThis.koiEarly
  if (!early) return
  early.end()
  globalThis.koiEarly = undefined
  for (const { way, value } of early.fields) {
    const field = find(root, way)
    if (field) change(field, value)
  }
  if (early.focus) find(root, early.focus)?.focus({ preventScroll: true })
  setTimeout(() => {
    for (const { way, text } of early.clicks) {
      const element = find(root, way)
      // On another page than the one that was tapped, another thing may stand there.
      if (element?.textContent === text) element.click()
    }
  })
}
