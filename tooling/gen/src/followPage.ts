import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.cache', '.turbo', '.git'])

/** Copies the apps, packages and tooling of a checkout, with links to the dependencies that are installed. */
export function copyCheckout(root: string, copy: string): void {
  mkdirSync(copy, { recursive: true })
  for (const file of ['tsconfig.json', 'package.json', '.oxlintrc.json'])
    cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  // What the compiler knows of the unchanged files, if it ran before: it looks at their content.
  const known = join(root, '.cache/types')
  if (existsSync(known)) cpSync(known, join(copy, '.cache/types'), { recursive: true })
  for (const group of ['apps', 'packages', 'tooling']) {
    cpSync(join(root, group), join(copy, group), {
      recursive: true,
      filter: (path) => !skipped.has(basename(path)),
    })
    for (const name of readdirSync(join(root, group))) {
      const modules = join(root, group, name, 'node_modules')
      if (!existsSync(modules)) continue
      // Links between packages are relative, so that they lead to the packages of the copy.
      cpSync(modules, join(copy, group, name, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !basename(path).startsWith('.'),
      })
    }
  }
}

/** The first line of a block: a file, and where in it the rest of the block belongs. */
const heading = /^\/\/ (\S+)(?: (after|replace) `(.+)`)?$/

/**
 * Does in a copy of the checkout what the code blocks of a page say.
 *
 * @returns the paths written, in order.
 * @throws RangeError when a block names a line that its file does not have, or a new file that is there.
 */
export function followPage(page: string, copy: string): readonly string[] {
  const blocks = Array.from(page.matchAll(/^```tsx?\n([^]*?)^```$/gm), ([, block = '']) => block)
  return blocks.flatMap((block) => {
    const [first = '', ...lines] = block.split('\n')
    const [, path, how, anchor = ''] = heading.exec(first) ?? []
    if (path === undefined) return []
    const file = join(copy, path)
    const body = lines.join('\n')
    if (how === undefined) {
      if (existsSync(file)) throw new RangeError(`${path} is there already`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, body)
      return [path]
    }
    const before = readFileSync(file, 'utf8').split('\n')
    const at = before.findIndex((line) => line.startsWith(anchor))
    if (at < 0) throw new RangeError(`${path} has no line that begins with "${anchor}"`)
    const kept = how === 'after' ? 1 : 0
    writeFileSync(file, before.toSpliced(at + kept, 1 - kept, body.replace(/\n$/, '')).join('\n'))
    return [path]
  })
}
