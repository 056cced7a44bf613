import postcss, { Input } from 'postcss'
import { styleLiterals } from './styleLiterals.ts'

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
  for (const { prop, value, offset } of styleLiterals(text, options?.from ?? 'module.tsx')) {
    const declaration = postcss.decl({ prop, value })
    declaration.source = { input, start: at(offset), end: at(offset + prop.length + value.length) }
    rule.append(declaration)
  }
  if (rule.nodes.length > 0) root.append(rule)
  return root
}

/** A syntax of PostCSS that reads the styles and colours of a module as the declarations of one rule. */
export const inlineStyles = { parse, stringify: postcss.stringify }
