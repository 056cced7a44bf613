import type { HelpArticle, HelpBlock, HelpSpan } from '../helpArticle.ts'
import type { HelpId } from '../helpGroups.ts'
import type { HelpEntry } from '../searchHelp.ts'

const textOf = (spans: readonly HelpSpan[]) =>
  spans.map((one) => (typeof one === 'string' ? one : one.text)).join('')

function said(block: HelpBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? [block.text] : []
    case 'list':
      return block.items.map(textOf)
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(' '))
    case 'command':
      return [block.text]
    default:
      return [textOf(block.spans)]
  }
}

/** The sections of an article as they are searched: what stands above the first heading, and what below each of the second level. */
export function searchEntries(id: HelpId, { title, summary, blocks }: HelpArticle): readonly HelpEntry[] {
  const sections = [{ anchor: '', heading: '', said: [summary] }]
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ anchor: block.id, heading: block.text, said: [] })
    sections.at(-1)?.said.push(...said(block))
  }
  return sections.map(({ anchor, heading, said: lines }) => ({
    id,
    anchor,
    title,
    heading,
    text: lines.join(' '),
  }))
}
