import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const copied = { '@koi/brand': 'packages/brand', '@koi/ui': 'packages/ui', '@koi/vite': 'tooling/vite' }
const linked = {
  '@koi/api-core': 'packages/api-core',
  '@koi/help': 'packages/help',
  '@koi/picture-host': 'packages/picture-host',
  '@koi/typescript': 'tooling/typescript',
}

/** Links a folder's packages, and those below its scopes, unless one of the name is there. */
function link(from: string, into: string): void {
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') || name === '@koi') continue
    if (name.startsWith('@')) link(join(from, name), join(into, name))
    else if (!existsSync(join(into, name))) {
      mkdirSync(into, { recursive: true })
      symlinkSync(join(from, name), join(into, name))
    }
  }
}

/** Copies what a brand is made of, so that a test may add one: brands, components with their tokens, the build. */
export function copyOfKoi(root: string, copy: string): void {
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@koi'), { recursive: true })
  for (const [name, folder] of Object.entries(copied)) {
    const filter = (path: string) => !['node_modules', 'dist'].includes(basename(path))
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter })
    symlinkSync(join(copy, folder), join(modules, name))
    link(join(root, folder, 'node_modules'), modules)
  }
  for (const [name, folder] of Object.entries(linked)) symlinkSync(join(root, folder), join(modules, name))
}
