import { fileURLToPath } from 'node:url'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The folder of the checkout, without a slash at its end. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')

/** A file and what it says. */
export interface SourceFile {
  /** From the root of the checkout. */
  readonly path: string
  readonly text: string
}

const skipped = new Set(['node_modules', 'dist', 'generated', '.storybook'])

function walk(folder: string, matches: RegExp): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(path, matches)
    return matches.test(entry.name) ? [path] : []
  })
}

/** Reads every file below some folders of a checkout whose name matches. */
export function readSources(
  folders: readonly string[],
  matches: RegExp,
  checkout = root,
): readonly SourceFile[] {
  return folders
    .map((folder) => join(checkout, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => walk(folder, matches))
    .toSorted()
    .map((path) => ({ path: relative(checkout, path), text: readFileSync(path, 'utf8') }))
}
