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
  const widest = [...document.body.querySelectorAll('*')].find(
    (element) => element.children.length === 0 && element.getBoundingClientRect().right > width + 1,
  )
  return [`${where}: ${page.scrollWidth} px wide in ${width} px, by ${widest ? describe(widest) : 'a box'}`]
}
