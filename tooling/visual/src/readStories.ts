import { readFileSync } from 'node:fs'

/** One story of the built workshop. */
export interface Story {
  readonly id: string
  /** `按压/Button`. */
  readonly title: string
  readonly name: string
}

interface Index {
  readonly entries: Readonly<Record<string, Story & { readonly type: string }>>
}

/** The stories that the built workshop lists. */
export function readStories(folder: string): readonly Story[] {
  const index: Index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'))
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, title, name }))
}
