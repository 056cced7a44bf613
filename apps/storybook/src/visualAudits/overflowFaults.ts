const describe = (element: Element) => element.outerHTML.slice(0, 120)

/** What is wider than the window: nobody should have to scroll sideways. Boxes that scroll by themselves may be. */
export function overflowFaults(where: string): readonly string[] {
  const page = document.documentElement
  const width = page.clientWidth
  const floating = [...document.querySelectorAll('dialog[open], :popover-open')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < -1 || right > width + 1
  })
  if (page.scrollWidth <= width) return floating.map((element) => `${where}: ${describe(element)}`)
  // The last in the document's order is the innermost of those around it.
  const widest = [...document.body.querySelectorAll('*')].findLast(
    (element) => element.getBoundingClientRect().right > width,
  )
  return [`${where}: ${page.scrollWidth} px wide in ${width} px, by ${widest ? describe(widest) : 'a text'}`]
}
