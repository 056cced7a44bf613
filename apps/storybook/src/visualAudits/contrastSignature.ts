/** What an element paints behind the text that stands on it; nothing for most of them. */
function paintOf(element: Element): string {
  if (element.matches('img, canvas, video, iframe, svg, svg *')) return 'picture'
  const { backgroundColor, backgroundImage, opacity, filter, backdropFilter, mixBlendMode } =
    getComputedStyle(element)
  return [
    /^rgba.*, 0\)$|\/ 0\)$/.test(backgroundColor) ? '' : backgroundColor,
    backgroundImage === 'none' ? '' : backgroundImage.replaceAll(/url\([^)]*\)/g, 'picture'),
    opacity === '1' ? '' : `opacity ${opacity}`,
    ...[filter, backdropFilter].map((effect) => (effect === 'none' ? '' : effect)),
    mixBlendMode === 'normal' ? '' : mixBlendMode,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Everything that a text stands in, and what the page has below its middle, be it around the text or not. */
export function groundsOf(element: Element): readonly Element[] {
  const around: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) around.push(one)
  const { x, y, width, height } = element.getBoundingClientRect()
  const below = document.elementsFromPoint(x + width / 2, y + height / 2)
  return [...around, ...below.filter((one) => !around.includes(one))]
}

/**
 * Makes what tells how a text looks at this moment, as far as its contrast goes: its colour and size, and what is painted behind
 * it. Pseudo-elements, and grounds that lie below other parts of it than its middle, are left out.
 */
export function createSignature(): (text: {
  readonly element: Element
  readonly grounds: readonly Element[]
}) => string {
  const paints = new Map<Element, string>()
  const paint = (element: Element) => {
    const known = paints.get(element)
    if (known !== undefined) return known
    const made = paintOf(element)
    paints.set(element, made)
    return made
  }
  return ({ element, grounds }) => {
    const { color, fontSize, fontWeight, textShadow, webkitTextFillColor } = getComputedStyle(element)
    const fill = webkitTextFillColor === color ? '' : webkitTextFillColor
    const ground = grounds.map(paint).filter(Boolean).join(' on ')
    return `${[color, fill, fontSize, fontWeight, textShadow].join(' ')} on ${ground}`
  }
}
