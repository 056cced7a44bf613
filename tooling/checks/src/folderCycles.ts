import { dirname, join } from 'node:path'
import type { SourceFile } from './checkout/checkout.ts'

/** Folders by the folders that their files import from; a folder and the one it lies in count as two. */
function importsOf(files: readonly SourceFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const paths = new Set(files.map(({ path }) => path))
  const folders = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const folder = dirname(path)
    const known = folders.get(folder) ?? new Set()
    folders.set(folder, known)
    for (const [, specifier = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const target = join(folder, specifier)
      if (paths.has(target) && dirname(target) !== folder) known.add(dirname(target))
    }
  }
  return folders
}

function reachableFrom(
  start: string,
  imports: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of imports.get(folder) ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  }
  return reached
}

/** The folders that import, over others or at once, from themselves: each is part of a circle. */
export function foldersInCircles(files: readonly SourceFile[]): readonly string[] {
  const imports = importsOf(files)
  return [...imports.keys()].filter((folder) => reachableFrom(folder, imports).has(folder)).toSorted()
}
