/** What takes part in how an element is drawn, and no names or descriptions, which differ from row to row. */
function look({ tagName, attributes }: Element): string {
  const drawn = [...attributes].filter(({ name }) =>
    /^(?:class|style|disabled|data-|aria-(?:selected|checked|pressed|current|disabled|invalid)$)/.test(name),
  )
  return [tagName, ...drawn.map(({ name, value }) => `${name}=${value}`)].join('|')
}

/** Fields, and elements with text: one for all whose own attributes and those of everything around them let them look the same. */
export function textSamples(): Element[] {
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
    if (!samples.has(key)) samples.set(key, element)
  }
  return [...samples.values(), ...document.body.querySelectorAll('input, textarea, select')]
}
