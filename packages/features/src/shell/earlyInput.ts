/** An element of the page that was drawn: the way to it from the shell's element, and what it is and says. */
interface Spot {
  readonly way: readonly number[]
  readonly name: string
}

/** What a player did before the shell was there, as `boot.js` notes it. */
interface EarlyInput {
  /** Clicks that were held back. */
  readonly clicks: readonly Spot[]
  /** Fields that were written into, and boxes that were ticked or not. */
  readonly fields: readonly (Spot & { readonly value: string | boolean })[]
  /** What has the focus. */
  readonly focus: Spot | null
  /** Ends the noting. */
  readonly end: () => void
}

declare global {
  var koiEarly: EarlyInput | undefined
}

/** As `boot.js` names it. */
function nameOf(element: Element): string {
  return `${element.localName} ${element.getAttribute('aria-label') || element.textContent}`
}

/** The same element where it stood, or wherever it stands alone: a member has more on a page that is drawn for guests. */
function find(root: Element, { way, name }: Spot): HTMLElement | null {
  let there: Element | undefined = root
  for (const index of way) there = there?.children[index]
  if (there instanceof HTMLElement && nameOf(there) === name) return there
  const same = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => nameOf(element) === name)
  return same.length === 1 ? (same[0] ?? null) : null
}

/** For so long an element is waited for that the page has yet to draw, in ms. */
const longestWait = 1_000

/** Clicks what was clicked, in its order. */
async function clickAll(root: Element, clicks: readonly Spot[]): Promise<void> {
  const end = performance.now() + longestWait
  for (const spot of clicks) {
    while (!find(root, spot) && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50))
    find(root, spot)?.click()
  }
}

/** Does to a field what a player did. React compares with what it last knew of the field: first that is undone. */
function change(element: HTMLElement, value: string | boolean): void {
  if (element instanceof HTMLSelectElement) {
    element.value = String(value)
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }
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
  for (const { value, ...spot } of early.fields) {
    const field = find(root, spot)
    if (field) change(field, value)
  }
  if (early.focus) find(root, early.focus)?.focus({ preventScroll: true })
  setTimeout(() => void clickAll(root, early.clicks))
}
