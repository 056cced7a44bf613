import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A hash over every source file below the folders, tests left out, and over further facts. */
export function stampOf(folders: readonly string[], facts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
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
  return hash.update(facts.join('\0')).digest('hex')
}
