import { type ESTree, parseSync, Visitor } from 'rolldown/utils'

/** A literal of a module that ends in a style, or reads a custom property, or is a colour. */
export interface StyleLiteral {
  /** The property it is for, `--read` for one that reads a custom property somewhere, `color` for a colour anywhere. */
  readonly prop: string
  readonly value: string
  readonly offset: number
}

type Text = ESTree.StringLiteral | ESTree.TemplateLiteral

const colorAttribute = /^(?:fill|stroke|color|stopColor|floodColor|lightingColor)$/
/** A hexadecimal number that stands alone, or the name of a function with a number, another colour or a value put in. */
const rawColor =
  /(?<![\w&/?=#-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)(?=\(\s*(?:[-+.\d]|from\b|\$\{))/gi

const kebab = (name: string) =>
  name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function textsOf(code: string, file: string) {
  const constants = new Map<string, ESTree.Expression[]>()
  const texts: Text[] = []
  const attributes: { readonly name: string; readonly value: ESTree.Expression }[] = []
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, [...(constants.get(id.name) ?? []), init])
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !value) return
      const given = value.type === 'JSXExpressionContainer' ? value.expression : value
      if (given.type !== 'JSXEmptyExpression') attributes.push({ name: name.name, value: given })
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return
      const of = left.object
      if (of.type !== 'MemberExpression' || of.property.type !== 'Identifier' || of.property.name !== 'style')
        return
      // It holds a whole sheet.
      if (left.property.name !== 'cssText')
        attributes.push({ name: `style.${left.property.name}`, value: right })
    },
    Literal(node) {
      if (typeof node.value === 'string') texts.push(node)
    },
    TemplateLiteral: (node) => void texts.push(node),
  })
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  visitor.visit(program)
  return { constants, texts, attributes }
}

/** The literals of a module that are styles, by the names of their properties, and all others that stylelint judges. */
export function styleLiterals(code: string, file: string): readonly StyleLiteral[] {
  const { constants, texts, attributes } = textsOf(code, file)
  const found = new Map<number, StyleLiteral>()
  const textOf = ({ start, end }: Text) => code.slice(start + 1, end - 1)

  /** What an expression may be: both ways of a choice, and what a constant of the module is. */
  function branches(
    node: ESTree.Expression,
    seen: ReadonlySet<unknown> = new Set(),
  ): readonly ESTree.Expression[] {
    if (seen.has(node)) return []
    const further = (...nodes: readonly ESTree.Expression[]) =>
      nodes.flatMap((next) => branches(next, new Set([...seen, node])))
    switch (node.type) {
      case 'ConditionalExpression':
        return further(node.consequent, node.alternate)
      case 'LogicalExpression':
        return further(node.left, node.right)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return further(node.expression)
      case 'Identifier':
        return further(...(constants.get(node.name) ?? []))
      case 'MemberExpression':
        return further(node.object).flatMap((object) => further(...members(object)))
      default:
        return [node]
    }
  }

  function members(node: ESTree.Expression): readonly ESTree.Expression[] {
    if (node.type === 'ArrayExpression')
      return node.elements.flatMap((item) => (item && item.type !== 'SpreadElement' ? [item] : []))
    if (node.type !== 'ObjectExpression') return []
    return node.properties.flatMap((property) => (property.type === 'Property' ? [property.value] : []))
  }

  function take(prop: string, value: ESTree.Expression): void {
    for (const node of branches(value)) {
      if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'))
        found.set(node.start, { prop, value: textOf(node), offset: node.start })
      // A table of tables, such as tones by theme.
      else for (const member of members(node)) take(prop, member)
    }
  }

  function takeStyle(value: ESTree.Expression): void {
    for (const node of branches(value)) {
      if (node.type !== 'ObjectExpression') continue
      for (const property of node.properties) {
        if (property.type === 'SpreadElement') takeStyle(property.argument)
        else if (property.key.type === 'Identifier') take(kebab(property.key.name), property.value)
        else if (property.key.type === 'Literal') take(kebab(String(property.key.value)), property.value)
      }
    }
  }

  for (const { name, value } of attributes) {
    if (name === 'style') takeStyle(value)
    else if (name.startsWith('style.')) take(kebab(name.slice('style.'.length)), value)
    else if (colorAttribute.test(name)) take(kebab(name), value)
  }
  for (const node of texts.filter(({ start }) => !found.has(start))) {
    const value = textOf(node)
    if (value.includes('var(--')) found.set(node.start, { prop: '--read', value, offset: node.start })
    for (const { 0: raw, index } of value.matchAll(rawColor)) {
      const offset = node.start + 1 + index
      found.set(offset, { prop: 'color', value: raw.startsWith('#') ? raw : `${raw}(0)`, offset })
    }
  }
  return [...found.values()].toSorted((a, b) => a.offset - b.offset)
}
