import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.ts'

/** Emits the declarations of a package, without comments, and hands them to `use` by the source's path below `src`. */
export function emitDeclarations<T>(
  packagePath: string,
  use: (declarationsOf: (file: string) => string) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'koi-surface-'))
  const project = join(root, packagePath, 'tsconfig.json')
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const own = ['--outDir', folder, '--composite', 'false', '--incremental', 'false']
  try {
    // Whether the types are right is another check's business.
    execFileSync(process.execPath, [tsc, '-p', project, ...own, '--removeComments', '--noCheck'])
    return use((file) => readFileSync(join(folder, 'src', file.replace(/\.tsx?$/, '.d.ts')), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
