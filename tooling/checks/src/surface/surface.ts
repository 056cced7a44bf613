import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../checkout/checkout.ts'

/** A declaration file as the compiler emits it without comments, its destructured parameters by a plain name. */
function plain(declarations: string): string {
  return declarations
    .replace(/^import .*;\n/gm, '')
    .replace(/^export \{\};\n/gm, '')
    .replace(/\(\{[^{}]*\}: /g, '(props: ')
    .replace(/: import\("react"\)\.JSX\.Element;/g, ';')
    .replace(/^export (declare )?/gm, '')
    .trim()
}

/**
 * What a package offers, from the text of its index and its declaration files: a section for each file that the index
 * re-exports, with the names it takes from it and what they are.
 *
 * @param declarationsOf The declaration file of a module, `Button/Button.tsx`.
 */
export function surfaceReport(index: string, declarationsOf: (file: string) => string): string {
  const sections = Array.from(
    index.matchAll(/export (type )?\{([^}]*)\} from '\.\/([^']+)'/g),
    ([, type = '', names = '', file = '']) => {
      const exported = names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
        .map((name) => type + name)
        .toSorted()
      return `## ${file}\n\n${exported.join(', ')}\n\n\`\`\`ts\n${plain(declarationsOf(file))}\n\`\`\`\n`
    },
  )
  return [
    '# Public surface of @koi/ui\n',
    'Made by `pnpm surface --write`; a check compares it, so that a change of exports or props is a visible one.\n',
    ...sections.toSorted(),
  ].join('\n')
}

const sectionsOf = (report: string) =>
  new Map(report.split(/^(?=## )/m).map((section) => [section.split('\n')[0] ?? '', section]))

/** The lines of each section that two reports do not share, `-` for what was and `+` for what is. */
export function differingSections(before: string, after: string): readonly string[] {
  const [old, now] = [sectionsOf(before), sectionsOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((title) => {
    const [was, is] = [old.get(title) ?? '', now.get(title) ?? '']
    if (was === is) return []
    const [oldLines, newLines] = [was.split('\n'), is.split('\n')]
    const gone = oldLines.filter((line) => !newLines.includes(line)).map((line) => `- ${line}`)
    const come = newLines.filter((line) => !oldLines.includes(line)).map((line) => `+ ${line}`)
    return [title].concat(gone, come)
  })
}

/** Emits the declarations of a package, without comments, and hands them to `use` by the source's path below `src`. */
function emitDeclarations<T>(packagePath: string, use: (declarationsOf: (file: string) => string) => T): T {
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

/** `pnpm surface`: compares what `@koi/ui` offers with `surface.md`; `--write` writes it anew. */
export function surface(args: readonly string[]): number {
  const file = join(root, 'packages/ui/surface.md')
  const index = readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8')
  const report = emitDeclarations('packages/ui', (declarationsOf) => surfaceReport(index, declarationsOf))
  if (args.includes('--write')) writeFileSync(file, report)
  const differences = differingSections(existsSync(file) ? readFileSync(file, 'utf8') : '', report)
  for (const line of differences) console.log(line)
  if (differences.length > 0)
    console.log('\nWanted? Then `pnpm surface --write`, and commit packages/ui/surface.md.')
  return differences.length > 0 ? 1 : 0
}
