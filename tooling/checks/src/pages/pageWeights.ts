import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** What a page loads before its first screen is complete: files, and their brotli bytes. */
export interface PageWeight {
  readonly scripts: number
  readonly styles: number
  readonly bytes: number
}

/** By the screen's name. */
export type PageWeights = Readonly<Record<string, PageWeight>>

/** The brotli bytes of a built file: the build has compressed what is large, which takes seconds. */
function brotliBytes(file: string): number {
  const copy = `${file}.br`
  return existsSync(copy) ? statSync(copy).size : brotliCompressSync(readFileSync(file)).length
}

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Weighs every page of a built shell, of which `pages.json` says what it loads. */
export function weighPages(dist: string): PageWeights {
  const { entry, screens }: { readonly entry: Files; readonly screens: Readonly<Record<string, Files>> } =
    JSON.parse(readFileSync(join(dist, 'pages.json'), 'utf8'))
  const known = new Map<string, number>()
  const weigh = (file: string) => {
    const bytes = known.get(file) ?? brotliBytes(join(dist, file))
    known.set(file, bytes)
    return bytes
  }
  return Object.fromEntries(
    Object.entries(screens).map(([name, own]) => {
      const scripts = [...new Set([...entry.scripts, ...own.scripts])]
      const styles = [...new Set([...entry.styles, ...own.styles])]
      const bytes = [...scripts, ...styles].reduce((sum, file) => sum + weigh(file), 0)
      return [name, { scripts: scripts.length, styles: styles.length, bytes }]
    }),
  )
}
