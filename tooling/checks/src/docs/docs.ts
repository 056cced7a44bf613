import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root, type SourceFile } from '../checkout/checkout.ts'
import { drawImports, withDiagram } from './importDiagram.ts'

/** What the checkout has beside the pages. */
export interface Checkout {
  readonly exists: (path: string) => boolean
  /** Scripts by the folder of their `package.json`, the root as an empty string. */
  readonly scripts: ReadonlyMap<string, readonly string[]>
}

/** Commands of pnpm itself that pages name. */
const builtIn = ['exec', 'install', 'changeset']

const fence = /^(`{3,})[^]*?^\1/gm
const code = /`[^`\n]*`/g

/** An anchor as GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsOf = (text: string) =>
  Array.from(text.replace(fence, '').matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading))

/** Links of a page to other pages, files and headings that are not there. */
function linkFaults({ path, text }: SourceFile, pages: ReadonlyMap<string, string>, { exists }: Checkout) {
  const prose = text.replace(fence, '').replace(code, '')
  return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [file = '', anchor] = target.split('#')
      const linked = file === '' ? path : normalize(join(dirname(path), file))
      if (!exists(linked)) return [`${path} links to ${target}, which is not there`]
      const page = pages.get(linked)
      const missing = anchor !== undefined && page !== undefined && !anchorsOf(page).includes(anchor)
      return missing ? [`${path} links to ${target}, and that page has no such heading`] : []
    })
}

/** Paths and commands that a page names and that do not exist. */
function nameFaults({ path, text }: SourceFile, { exists, scripts }: Checkout) {
  const named = Array.from(text.replace(fence, '').matchAll(/`([^`\n]+)`/g), ([, name = '']) => name)
  const blocks = Array.from(text.matchAll(fence), ([block]) => block).filter((block) => /^`+sh/.test(block))
  const paths = named
    .filter((name) => /^(apps|packages|tooling|docs|\.github)\/[\w./-]+$/.test(name) && !exists(name))
    .map((name) => `${path} names ${name}, which is not there`)
  const commands = new Set([...(scripts.get('') ?? []), ...(scripts.get(dirname(path)) ?? []), ...builtIn])
  const unknown = [...named.map((name) => name.trim()), ...blocks.flatMap((block) => block.split('\n'))]
    .flatMap((line) => /^(?:npx )?pnpm (?:run )?([a-z][\w:-]*)/.exec(line)?.[1] ?? [])
    .filter((command) => !commands.has(command))
    .map((command) => `${path} names \`pnpm ${command}\`, and no package.json in reach has such a script`)
  return [...new Set(paths.concat(unknown))]
}

/** Pages below `docs` that no link leads to, starting at its index. */
function orphans(pages: ReadonlyMap<string, string>) {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    const text = pages.get(path)
    if (text === undefined || seen.has(path)) return
    seen.add(path)
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s#]+)/g))
      visit(normalize(join(dirname(path), target)))
  }
  visit('docs/README.md')
  return [...pages.keys()]
    .filter((path) => path.startsWith('docs/') && !seen.has(path))
    .map((path) => `${path} is reached by no link from docs/README.md`)
}

const citation = /(?<![\w'"=`/[-])D(\d{1,2}a?|\d{4})(?![-\w])/g
const clause = /\b(RTS|GLI|MGA|ASVS|PCI|WCAG) ((?:[A-Z]\.)?\d+(?:\.\d+)+|\d+[A-Z])\b/g

/** Decisions and clauses of player protection that a file cites and that no record states. */
function citationFaults({ path, text }: SourceFile, records: ReadonlyMap<string, string>) {
  const protection = records.get('25') ?? ''
  const stated = (body: string, number: string) =>
    new RegExp(`\\b${body}\\b[^|]*(?<![\\w.])${number.replaceAll('.', '\\.')}(?![\\w]|\\.\\d)`).test(
      protection,
    )
  const decisions = Array.from(text.matchAll(citation), ([, number = '']) => number)
    .filter((number) => !records.has(number))
    .map((number) => `${path} cites D${number}: docs/decisions has no such record`)
  const clauses = Array.from(text.matchAll(clause), ([, body = '', number = '']) => ({ body, number }))
    // The version of the guidelines is no clause of them.
    .filter(({ body, number }) => `${body} ${number}` !== 'WCAG 2.2' && !stated(body, number))
    .map(({ body, number }) => `${path} cites ${body} ${number}, which the record of D25 does not state`)
  return [...new Set(decisions.concat(clauses))]
}

/**
 * What is wrong in what is written about the code, a line each: links, paths, commands and citations that lead nowhere,
 * and pages that nobody finds.
 *
 * @param pages Every Markdown page.
 * @param sources Every file that may cite a decision.
 */
export function docsFaults(
  pages: readonly SourceFile[],
  sources: readonly SourceFile[],
  checkout: Checkout,
): readonly string[] {
  const byPath = new Map(pages.map(({ path, text }) => [path, text]))
  const records = new Map(
    pages
      .filter(({ path }) => path.startsWith('docs/decisions/'))
      .flatMap(({ text }) => {
        const number = /^# D?(\w+)[: ]/.exec(text)?.[1]
        return number === undefined ? [] : [[number, text] as const]
      }),
  )
  // A change log tells of what was; nobody mends it.
  const current = pages.filter(({ path }) => !/CHANGELOG|^\.changeset\//.test(path))
  return [
    ...current.flatMap((page) => linkFaults(page, byPath, checkout)),
    ...current.flatMap((page) => nameFaults(page, checkout)),
    ...orphans(byPath),
    ...[...current, ...sources].flatMap((source) => citationFaults(source, records)),
  ]
}

/** Pages of this documentation: the articles of help are pages of the site, whose tests hold their links. */
const pages = /^(?!packages\/help\/content\/).*\.md$/

const architecture = join(root, 'docs/architecture.md')

function readTracked(pattern: RegExp): readonly SourceFile[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
    .split('\n')
    .filter((path) => pattern.test(path) && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function readScripts(): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readTracked(/(^|\/)package\.json$/).map(({ path, text }) => {
      const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(text)
      return [path.replace(/\/?package\.json$/, ''), Object.keys(scripts)]
    }),
  )
}

/** `pnpm docs:check`: what is written leads somewhere, and the diagram shows the real imports; `--write` draws it anew. */
export function docs(args: readonly string[]): number {
  const before = readFileSync(architecture, 'utf8')
  const after = withDiagram(before, drawImports(readTracked(/^(apps|packages)\/.*\.(tsx?|css)$/)))
  if (args.includes('--write')) writeFileSync(architecture, after)
  const faults = [
    ...docsFaults(readTracked(pages), readTracked(/\.(tsx?|mjs|css)$/), {
      exists: (path) => existsSync(join(root, path)),
      scripts: readScripts(),
    }),
    ...(before === after || args.includes('--write')
      ? []
      : ['docs/architecture.md does not show the imports as they are. Run `pnpm docs:check --write`']),
  ]
  for (const fault of faults) console.log(fault)
  console.log(`${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}
