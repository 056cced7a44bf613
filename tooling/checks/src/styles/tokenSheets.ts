import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources, root } from '../checkout/checkout.ts'

/** The custom properties that the token sheets declare. */
export interface TokenNames {
  /** For components and screens, `--color-text`. */
  readonly semantic: readonly string[]
  /** Steps of the colour scales, `--ink-50`: for the token sheets alone. */
  readonly primitive: readonly string[]
}

const folder = 'packages/ui/src/tokens'

/** The module that gives the tokens their types. */
const tokenModuleFile = (checkout = root) => join(checkout, folder, 'tokenNames.ts')

/** Reads the names from the token sheets of a checkout. */
export function readTokenNames(checkout = root): TokenNames {
  const namesOf = (matches: RegExp) => [
    ...new Set(
      readSources([folder], matches, checkout).flatMap(({ text }) =>
        Array.from(text.matchAll(/(--[\w-]+):/g), ([, name = '']) => name),
      ),
    ),
  ]
  const primitive = namesOf(/^primitives\.css$/)
  const semantic = namesOf(/^(?!primitives\.css).*\.css$/)
  return { primitive, semantic: semantic.filter((name) => !primitive.includes(name)) }
}

/** The source of the module that gives the tokens their types. */
export function tokenModule({ semantic, primitive }: TokenNames): string {
  const list = (names: readonly string[]) => names.map((name) => `  '${name}',\n`).join('')
  return `// Generated from the token sheets by \`pnpm tokens\`; stylelint compares it.

/** The tokens that components and screens are drawn with. */
export const tokenNames = [
${list(semantic)}] as const

/** Steps of the colour scales: only the token sheets use them. */
export const primitiveNames = [
${list(primitive)}] as const

/** A custom property for components and screens, \`--color-text\`. */
export type TokenName = (typeof tokenNames)[number]
`
}

/** Whether the module says what the sheets say. */
export function isTokenModuleCurrent(checkout: string): boolean {
  return readFileSync(tokenModuleFile(checkout), 'utf8') === tokenModule(readTokenNames(checkout))
}

/** `pnpm tokens`: writes the module anew. */
export function tokens(): number {
  writeFileSync(tokenModuleFile(), tokenModule(readTokenNames()))
  return 0
}
