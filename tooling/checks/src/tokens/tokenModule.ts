import type { TokenNames } from './tokenNames.ts'

/** The source of the generated module that gives the tokens their types. */
export function tokenModule({ semantic, primitive }: TokenNames): string {
  const list = (names: readonly string[]) => names.map((name) => `  '${name}',\n`).join('')
  return `// Generated from the token sheets by \`pnpm tokens --write\`; a check compares it.

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
