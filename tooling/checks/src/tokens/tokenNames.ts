import type { SourceFile } from '../sourceFile.ts'

/** The custom properties that the token sheets declare. */
export interface TokenNames {
  /** For components and screens, `--color-text`. */
  readonly semantic: readonly string[]
  /** Steps of the colour scales, `--ink-50`: for the token sheets alone. */
  readonly primitive: readonly string[]
}

const isPrimitiveSheet = (path: string) => path.endsWith('/primitives.css')

/** Collects the names from the token sheets. */
export function tokenNames(sheets: readonly SourceFile[]): TokenNames {
  const names = (files: readonly SourceFile[]) => [
    ...new Set(
      files.flatMap(({ text }) => Array.from(text.matchAll(/(--[\w-]+):/g), ([, name = '']) => name)),
    ),
  ]
  const primitive = names(sheets.filter(({ path }) => isPrimitiveSheet(path)))
  const semantic = names(sheets.filter(({ path }) => !isPrimitiveSheet(path)))
  return { primitive, semantic: semantic.filter((name) => !primitive.includes(name)) }
}
