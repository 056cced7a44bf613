import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import type { HelpArticle, HelpBlock, HelpSpan } from '../helpArticle.ts'

/** Says what an article must not contain, and where. */
function refuse(what: string): never {
  throw new TypeError(what)
}

/** The tokens of the library itself: an extension could add others, and there is none. */
function isMarked(token: Token): token is MarkedToken {
  return token.type !== 'generic'
}

function span(token: Token): readonly HelpSpan[] {
  if (!isMarked(token)) return refuse(`${token.type} is not known`)
  switch (token.type) {
    case 'text':
    case 'escape':
      return [token.text]
    case 'strong':
      return [{ kind: 'strong', text: plain(token.tokens) }]
    case 'codespan':
      return [{ kind: 'code', text: token.text }]
    case 'link':
      return [{ kind: 'link', text: plain(token.tokens), href: token.href }]
    default:
      return refuse(`no ${token.type} in a line: ${token.raw}`)
  }
}

/** A line break in the source is a space between Latin words, and nothing between Han characters. */
function joinLines(text: string): string {
  return text
    .replaceAll(/(?<=[\p{Script=Han}，。；：、）])\n|\n(?=[\p{Script=Han}（])/gu, '')
    .replaceAll('\n', ' ')
}

function spans(tokens: readonly Token[]): readonly HelpSpan[] {
  return tokens.flatMap(span).map((one) => (typeof one === 'string' ? joinLines(one) : one))
}

function plain(tokens: readonly Token[]): string {
  return spans(tokens)
    .map((one) => (typeof one === 'string' ? one : one.text))
    .join('')
}

function heading({ depth, text, raw }: Tokens.Heading): HelpBlock {
  const [, title, id] = /^(.+?) *\{#([a-z][a-z0-9-]*)\}$/.exec(text) ?? []
  if (!title || !id) return refuse(`a heading needs an address, as in "## Fees {#fees}": ${raw.trim()}`)
  if (depth !== 2 && depth !== 3) return refuse(`headings are of the second or third level: ${raw.trim()}`)
  return { kind: 'heading', level: depth, id, text: title }
}

function item({ tokens, raw }: Tokens.ListItem): readonly HelpSpan[] {
  const [line, ...rest] = tokens
  if (!line || rest.length > 0) return refuse(`an item of a list is one line: ${raw}`)
  return line.type === 'text' && 'tokens' in line ? spans(line.tokens ?? []) : spans([line])
}

function block(token: Token): readonly HelpBlock[] {
  if (!isMarked(token)) return refuse(`${token.type} is not known`)
  switch (token.type) {
    case 'space':
      return []
    case 'heading':
      return [heading(token)]
    case 'paragraph':
      return [{ kind: 'paragraph', spans: spans(token.tokens) }]
    case 'blockquote':
      return token.tokens.flatMap(block).map((inside) => {
        if (inside.kind !== 'paragraph') return refuse(`a note is a paragraph: ${token.raw}`)
        return { kind: 'note', spans: inside.spans }
      })
    case 'list':
      return [{ kind: 'list', ordered: token.ordered, items: token.items.map(item) }]
    case 'table':
      return [
        {
          kind: 'table',
          head: token.header.map((cell) => spans(cell.tokens)),
          rows: token.rows.map((row) => row.map((cell) => spans(cell.tokens))),
        },
      ]
    case 'code':
      return [{ kind: 'command', text: token.text }]
    default:
      return refuse(`no ${token.type} in an article: ${token.raw}`)
  }
}

/**
 * Reads an article: its title, a paragraph that sums it up, then headings with addresses, paragraphs, notes, flat lists,
 * tables and commands. Anything else, HTML above all, is refused, so that a page never has markup to trust.
 *
 * @throws TypeError that quotes what is refused.
 */
export function renderArticle(markdown: string): HelpArticle {
  const [title, lead, ...rest] = lexer(markdown, { gfm: true }).filter(({ type }) => type !== 'space')
  if (title?.type !== 'heading' || title['depth'] !== 1) return refuse('an article begins with its title')
  if (lead?.type !== 'paragraph') return refuse('an article is summed up below its title')
  const blocks = rest.flatMap(block)
  const ids = blocks.flatMap((one) => (one.kind === 'heading' ? one.id : []))
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) return refuse(`two headings have the address #${twice}`)
  return {
    title: plain(title.tokens ?? []),
    summary: plain('tokens' in lead ? (lead.tokens ?? []) : []),
    blocks,
  }
}
