import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.ts'
import type { SourceFile } from './sourceFile.ts'

const skipped = new Set(['node_modules', 'dist', 'generated', '.storybook'])

function walk(folder: string, matches: RegExp): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(path, matches)
    return matches.test(entry.name) ? [path] : []
  })
}

/** Reads every file below some folders of the checkout whose name matches. */
export function readSources(folders: readonly string[], matches: RegExp): readonly SourceFile[] {
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => walk(folder, matches))
    .toSorted()
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
}
