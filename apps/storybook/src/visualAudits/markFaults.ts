const transparent = /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/
const background = (element: Element) => getComputedStyle(element).backgroundColor

/** What lies behind an element. */
function ground(element: Element): string {
  for (let part = element.parentElement; part; part = part.parentElement)
    if (!transparent.test(background(part))) return background(part)
  return getComputedStyle(document.documentElement).backgroundColor
}

/** Small marks that nothing but their background shows: dots, swatches. To be asked while colours are as designed. */
export function paintedMarks(): readonly Element[] {
  return [...document.body.querySelectorAll('span, i, b, div')].filter((element) => {
    const within = [...element.childNodes].every(
      (node) => node instanceof Element && node.getBoundingClientRect().width <= 1,
    )
    if (!within) return false
    const { width, height } = element.getBoundingClientRect()
    const small = Math.min(width, height) >= 3 && Math.max(width, height) <= 16
    return small && element.checkVisibility() && !transparent.test(background(element))
  })
}

/** Of those marks, the ones that are gone where the system paints over all colours; and bars without a height. */
export function markFaults(marks: readonly Element[]): readonly string[] {
  const gone = marks.filter((element) => {
    const { borderTopWidth, outlineStyle } = getComputedStyle(element)
    return borderTopWidth === '0px' && outlineStyle === 'none' && background(element) === ground(element)
  })
  const flat = [...document.querySelectorAll('progress, meter')].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height < 3
  })
  return [...gone, ...flat].map(
    (element) => `forced colours: nothing is seen of ${element.outerHTML.slice(0, 120)}`,
  )
}
