import type { Locator } from '@playwright/test'

/** The words of an element that are broken over two lines. */
export function brokenWords(element: Locator): Promise<readonly string[]> {
  return element.evaluate((root) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[a-z]{2,}/gi)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}

/** Each text of an element that is to be seen, and in how many lines it is written. */
export function lineCounts(element: Locator): Promise<readonly { text: string; lines: number }[]> {
  return element.evaluate((root) => {
    const counts: { text: string; lines: number }[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // What only screen readers find is a pixel wide.
      if ((node.parentElement?.offsetWidth ?? 0) <= 1) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      counts.push({ text: node.textContent ?? '', lines: lines.size })
    }
    return counts
  })
}
