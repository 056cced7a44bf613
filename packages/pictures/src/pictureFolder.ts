import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What decides how a picture looks, beside the brand. */
const sources = ['packages/pictures/src', 'apps/api-server/src/seed/catalogue', 'packages/brand/src']

/** A hash over every source file of the pictures, tests left out, and over further facts. */
function stampOf(facts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of sources.map((source) => join(root, source))) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of names
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .toSorted()) {
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(join(folder, name)))
        .update('\0')
    }
  }
  return hash.update(facts.join('\0')).digest('hex').slice(0, 16)
}

/**
 * Where the pictures of these sources and this brand lie. Other sources have another folder, so what lies in it is always
 * what would be drawn.
 */
export function pictureFolder(brandId: string): string {
  return join(root, '.cache/pictures', stampOf([brandId]))
}

const day = 86_400_000

/**
 * Makes the folder, says that it is in use, and removes those beside it that nobody has used for a day. Whoever still needs
 * one draws it anew.
 */
export function claimFolder(folder: string, now = Date.now()): void {
  mkdirSync(folder, { recursive: true })
  utimesSync(folder, now / 1000, now / 1000)
  const parent = dirname(folder)
  for (const name of readdirSync(parent)) {
    const other = join(parent, name)
    const used = statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? now
    if (used < now - day) rmSync(other, { recursive: true, force: true })
  }
}
