/** What takes part in how an element is drawn, and no names or descriptions, which differ from row to row. */
function look({ tagName, attributes }: Element): string {
  const drawn = [...attributes].filter(({ name }) =>
    /^(?:class|style|disabled|data-|aria-(?:selected|checked|pressed|current|disabled|invalid)$)/.test(name),
  )
  return [tagName, ...drawn.map(({ name, value }) => `${name}=${value}`)].join('|')
}

/** Whether nobody sees an element: it is not shown, or for screen readers alone. */
function isUnseen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true
  const { width, height } = element.getBoundingClientRect()
  return width <= 1 && height <= 1 && getComputedStyle(element).overflow !== 'visible'
}

/** Fields, and elements with text: one for all whose own attributes and those of everything around them let them look the same. */
export function textSamples(): { readonly element: Element; readonly place: string }[] {
  const looks = new Map<Element, string>()
  const lookInPlace = (element: Element): string => {
    const known = looks.get(element)
    if (known !== undefined) return known
    const { parentElement: parent } = element
    const made = `${parent ? lookInPlace(parent) : ''}>${look(element)}`
    looks.set(element, made)
    return made
  }
  const samples = new Map<string, Element>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text
    if (!element || !textContent?.trim() || element.matches('script, style')) continue
    const key = lookInPlace(element)
    if (!samples.has(key) && !isUnseen(element)) samples.set(key, element)
  }
  const fields = document.body.querySelectorAll('input, textarea, select')
  return [
    ...Array.from(samples, ([place, element]) => ({ place, element })),
    ...Array.from(fields, (element) => ({ place: lookInPlace(element), element })),
  ]
}
