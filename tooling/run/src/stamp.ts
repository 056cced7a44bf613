import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.ts'

const ignored = new Set(['node_modules', 'dist', 'generated', '.turbo', 'storybook-static'])

function describe(path: string, into: string[]): void {
  const stat = statSync(path)
  if (!stat.isDirectory()) {
    into.push(`${path}\0${stat.size}\0${stat.mtimeMs}`)
    return
  }
  for (const name of readdirSync(path).toSorted()) if (!ignored.has(name)) describe(join(path, name), into)
}

/** Remembers whether the sources of a step have changed since it was last done. */
export function createStamp(name: string, sources: readonly string[], facts: readonly string[]) {
  const file = join(root, '.cache/stamps', name)
  const lines: string[] = [...facts]
  for (const source of sources) describe(join(root, source), lines)
  const current = createHash('sha256').update(lines.join('\n')).digest('hex')
  return {
    isFresh: () => existsSync(file) && readFileSync(file, 'utf8') === current,
    keep() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, current)
    },
  }
}
