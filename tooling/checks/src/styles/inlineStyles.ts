import postcss, { Input } from 'postcss'

/** A `style` attribute with its object, and in it each property with a literal value. */
const attribute = /style=\{\{([^]*?)\}\}/g
const property = /(\w+|'--[\w-]+'):\s*(?:'([^'\n]*)'|`([^`]*)`)/g
/** Any other literal that reads a custom property. */
const reading = /(?:'([^'\n]*var\(--[^'\n]*)'|`([^`]*var\(--[^`]*)`)/g

const kebab = (name: string) =>
  name.startsWith("'") ? name.slice(1, -1) : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

interface Found {
  readonly prop: string
  readonly value: string
  readonly offset: number
}

function find(text: string): readonly Found[] {
  const attributes = Array.from(text.matchAll(attribute))
  const styled = attributes.flatMap(({ index, 1: body = '' }) =>
    Array.from(body.matchAll(property), (match) => ({
      prop: kebab(match[1] ?? ''),
      value: match[2] ?? match[3] ?? '',
      offset: index + 'style={{'.length + match.index,
    })),
  )
  const inAttribute = (offset: number) =>
    attributes.some(({ index, 0: all }) => offset >= index && offset < index + all.length)
  const others = Array.from(text.matchAll(reading), (match) => ({
    prop: '--read',
    value: match[1] ?? match[2] ?? '',
    offset: match.index,
  }))
  return styled.concat(others.filter(({ offset }) => !inAttribute(offset)))
}

function parse(css: string | { toString(): string }, options?: { readonly from?: string | undefined }) {
  const text = css.toString()
  const input = new Input(text, { from: options?.from })
  const root = postcss.root()
  const rule = postcss.rule({ selector: '*' })
  const at = (offset: number) => {
    const { line, col } = input.fromOffset(offset) ?? { line: 1, col: 1 }
    return { offset, line, column: col }
  }
  root.source = rule.source = { input, start: at(0) }
  for (const { prop, value, offset } of find(text)) {
    const declaration = postcss.decl({ prop, value })
    declaration.source = { input, start: at(offset), end: at(offset + prop.length + value.length) }
    rule.append(declaration)
  }
  if (rule.nodes.length > 0) root.append(rule)
  return root
}

/** A syntax of PostCSS that reads the inline styles of a component as the declarations of one rule. */
export const inlineStyles = { parse, stringify: postcss.stringify }
