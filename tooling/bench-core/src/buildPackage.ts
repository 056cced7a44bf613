import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PACKAGE = '@koi/api-core'
const root = join(import.meta.dirname, '../../../packages/api-core')

/** The package as it is packed: built, in a folder of its own. */
export interface BuiltPackage {
  /** The file behind a subpath of the package; undefined for any other module. */
  readonly find: (id: string) => string | undefined
  readonly remove: () => void
}

/** Builds the package without its types, which weigh nothing in a bundle. */
export function buildPackage(): BuiltPackage {
  const folder = mkdtempSync(join(tmpdir(), 'koi-built-'))
  execFileSync('pnpm', ['run', 'dist', '--out-dir', folder, '--no-dts'], { cwd: root, stdio: 'pipe' })
  return {
    find: (id) =>
      id === PACKAGE || id.startsWith(`${PACKAGE}/`)
        ? join(folder, `${id.slice(PACKAGE.length + 1) || 'index'}.js`)
        : undefined,
    remove: () => rmSync(folder, { recursive: true }),
  }
}
