import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const files = v.object({ scripts: v.array(v.string()), styles: v.array(v.string()) })

const pageParts = v.object({
  template: v.string(),
  entry: files,
  screens: v.record(v.string(), files),
  sheets: v.array(v.string()),
})

/** What the build of a shell says of its pages: the page without scripts and styles, and what its entry and screens load. */
export type PageParts = v.InferOutput<typeof pageParts>

/** Reads it from the folder of a built shell; null where the build says nothing. */
export function readPageParts(root: string): PageParts | null {
  try {
    return v.parse(pageParts, JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')))
  } catch {
    return null
  }
}

/** What a screen and the entry load, each file once. */
export function filesOf({ entry, screens }: PageParts, screen: string | null) {
  const own = screen === null ? undefined : screens[screen]
  return {
    // The entry is what runs: it comes first.
    scripts: [...new Set([...entry.scripts.toReversed(), ...(own?.scripts ?? [])])],
    styles: [...new Set([...entry.styles, ...(own?.styles ?? [])])],
  }
}
