import type { HelpId } from './helpGroups.ts'

/** A section of an article as it is searched: all that it says, in one line. */
export interface HelpEntry {
  readonly id: HelpId
  /** Of the heading; empty for what stands above the first one. */
  readonly anchor: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

/** A section that has all words, with the words in question. */
export interface HelpMatch extends Omit<HelpEntry, 'text'> {
  /** The place in the text where a word stands, cut into parts of which every second one is a word that was searched. */
  readonly excerpt: readonly string[]
}

const before = 24
const length = 96

const escaped = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The words of a query: parted by spaces, in small letters, each once. */
function wordsOf(query: string): readonly string[] {
  return [...new Set(query.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean))]
}

function excerptOf(text: string, words: readonly string[]): readonly string[] {
  const small = text.toLowerCase()
  const found = words.map((word) => small.indexOf(word)).filter((at) => at >= 0)
  const first = found.length > 0 ? Math.min(...found) : 0
  const start = first <= before ? 0 : first - before
  const cut = text.slice(start, start + length)
  const shown = `${start > 0 ? '…' : ''}${cut}${start + length < text.length ? '…' : ''}`
  return shown.split(new RegExp(`(${words.map(escaped).join('|')})`, 'giu'))
}

/** How much a section is about the words: a title weighs more than a heading, and that more than the text. */
function weightOf({ anchor, title, heading, text }: HelpEntry, words: readonly string[]): number {
  const [inTitle, inHeading, inText] = [title, heading, text].map((part) => part.toLowerCase())
  let weight = 0
  for (const word of words) {
    const own =
      (inTitle?.includes(word) ? (anchor === '' ? 6 : 1) : 0) +
      (inHeading?.includes(word) ? 4 : 0) +
      (inText?.includes(word) ? 1 : 0)
    if (own === 0) return 0
    weight += own
  }
  return weight
}

/**
 * The sections that have every word of the query in title, heading or text, those that are most about it first. Words are
 * found anywhere, as Chinese has no spaces between them.
 */
export function searchHelp(entries: readonly HelpEntry[], query: string, most = 12): readonly HelpMatch[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return entries
    .map((entry) => ({ entry, weight: weightOf(entry, words) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ entry: { id, anchor, title, heading, text } }) => ({
      id,
      anchor,
      title,
      heading,
      excerpt: excerptOf(text, words),
    }))
}
