import { readFileSync } from 'node:fs'

/** One story, or the page of documentation of one component, of the built workshop. */
export interface Entry {
  readonly id: string
  /** `按压/Button`. */
  readonly title: string
  readonly name: string
  /** Where its source lies, from the workshop's folder. */
  readonly file: string
}

interface Index {
  readonly entries: Readonly<
    Record<string, Omit<Entry, 'file'> & { readonly type: string; readonly importPath: string }>
  >
}

/** The stories, or the pages of documentation, that the built workshop lists. */
export function readEntries(folder: string, type: 'story' | 'docs'): readonly Entry[] {
  const index: Index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'))
  return Object.values(index.entries)
    .filter((entry) => entry.type === type)
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath }))
}
