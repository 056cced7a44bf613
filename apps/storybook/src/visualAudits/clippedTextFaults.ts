type Clip = 'none' | 'cuts' | 'shortens' | 'scrolls'

/** What an element does with what is higher than itself. */
function clipOf(element: Element): Clip {
  const { overflowY, webkitLineClamp, textOverflow } = getComputedStyle(element)
  if (overflowY === 'auto' || overflowY === 'scroll') return 'scrolls'
  if (overflowY === 'visible') return 'none'
  return webkitLineClamp !== 'none' || textOverflow === 'ellipsis' ? 'shortens' : 'cuts'
}

/** Lines of text of which a good part lies above or below a box that cuts it off, not counting what is shortened on purpose. */
export function clippedTextFaults(where: string): readonly string[] {
  const clips = new Map<Element, Clip>()
  const clip = (element: Element) => {
    const known = clips.get(element) ?? clipOf(element)
    clips.set(element, known)
    return known
  }
  const cutBy = (text: Text): Element | null => {
    const range = document.createRange()
    range.selectNodeContents(text)
    let lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    for (let part = text.parentElement; part && lines.length > 0; part = part.parentElement) {
      if (part.matches('dialog, [popover]') || clip(part) === 'scrolls') return null
      if (clip(part) === 'none') continue
      const box = part.getBoundingClientRect()
      // What is folded up, or is there for readers alone, is hidden as a whole.
      if (box.height <= 1 || box.width <= 1) return null
      const seen = lines.filter(
        ({ bottom, top }) => bottom + top > 2 * box.top && bottom + top < 2 * box.bottom,
      )
      const cut = lines.some(({ bottom, top, height }) => {
        const out = Math.max(box.top - top, bottom - box.bottom)
        return out > height / 4
      })
      if (cut && clip(part) === 'cuts') return part
      lines = seen
    }
    return null
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const faults: string[] = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!(node instanceof Text) || !node.data.trim() || !node.parentElement?.checkVisibility()) continue
    const cut = cutBy(node)
    if (cut) faults.push(`${where}: “${node.data.slice(0, 30)}” is cut off by ${cut.outerHTML.slice(0, 100)}`)
  }
  return faults
}
