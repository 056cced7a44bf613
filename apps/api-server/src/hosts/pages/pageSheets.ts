import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A sheet of a built shell. */
export interface Sheet {
  readonly href: string
  readonly text: string
}

/** The classes that a sheet styles. Those of a component stand in one sheet alone. */
function classesOf(text: string): readonly string[] {
  return Array.from(text.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name)
}

/**
 * Makes what finds the sheets of a page: those that it loads, in their order, and those of parts that load by themselves and
 * are on the page, as its HTML tells.
 */
export function createSheets(root: string, all: readonly string[]) {
  const sheets = all.map((href) => {
    const text = readFileSync(join(root, href), 'utf8')
    return { href, text, classes: classesOf(text) }
  })
  return (loads: readonly string[], html: string): readonly Sheet[] => {
    const names = Array.from(html.matchAll(/class="([^"]+)"/g), ([, list = '']) => list.split(' '))
    const shown = new Set(names.flat())
    const loaded = loads.flatMap((href) => sheets.find((sheet) => sheet.href === href) ?? [])
    const parts = sheets.filter(({ classes }) => classes.some((name) => shown.has(name)))
    return [...new Set([...loaded, ...parts])]
  }
}
