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

/** What the entry and the screen of a page load, each file once. */
export interface PageFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Scripts and sheets that only a member goes on to load, where a guest is led to another screen. */
  readonly ofMembers: readonly string[]
  /** Those that only the guest goes on to load. */
  readonly ofGuests: readonly string[]
}

/** Finds what a screen loads; a guest is led to `guestScreen` in its place, if there is one. */
export function filesOf(
  { entry, screens }: PageParts,
  screen: string | null,
  guestScreen: string | null = null,
): PageFiles {
  const own = screens[screen ?? '']
  // The entry is what runs: it comes first.
  const scripts = [...new Set([...entry.scripts.toReversed(), ...(own?.scripts ?? [])])]
  const styles = [...new Set([...entry.styles, ...(own?.styles ?? [])])]
  if (guestScreen === null) return { scripts, styles, ofMembers: [], ofGuests: [] }
  const members = new Set([...scripts, ...styles])
  const { scripts: guestScripts = [], styles: guestStyles = [] } = screens[guestScreen] ?? {}
  const guests = new Set([...entry.scripts, ...entry.styles, ...guestScripts, ...guestStyles])
  return {
    scripts: scripts.filter((file) => guests.has(file)),
    styles: styles.filter((file) => guests.has(file)),
    ofMembers: [...members].filter((file) => !guests.has(file)),
    ofGuests: [...guests].filter((file) => !members.has(file)),
  }
}
