import { dirname, join } from 'node:path'
import type { SourceFile } from '../checkout/checkout.ts'

/** Which part imports from which. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>

const specifiers = (text: string) =>
  Array.from(
    text.matchAll(/(?:\bfrom|\bimport\(|^import|@import)\s*['"]([^'"]+)['"]/gm),
    ([, specifier = '']) => specifier,
  )

/** Tests and stories import what they please. */
const isProduct = ({ path }: SourceFile) =>
  /^(apps|packages)\/[^/]+\/src\//.test(path) && !/\.(test|stories)\.tsx?$|\/(testing|fixtures)\//.test(path)

function importsOf(
  sources: readonly SourceFile[],
  partOf: (path: string) => string | null,
  pathOf: (from: string, specifier: string) => string | null,
): Imports {
  const imports = new Map<string, Set<string>>()
  for (const { path, text } of sources) {
    const part = partOf(path)
    if (part === null) continue
    const known = imports.get(part) ?? new Set<string>()
    imports.set(part, known)
    for (const specifier of specifiers(text)) {
      const target = pathOf(path, specifier)
      const other = target === null ? null : partOf(target)
      if (other !== null && other !== part) known.add(other)
    }
  }
  return imports
}

/** Whether an arrow already follows from others. */
function follows(imports: Imports, from: string, to: string): boolean {
  const seen = new Set<string>()
  const reaches = (part: string): boolean => {
    if (part === to) return true
    if (seen.has(part)) return false
    seen.add(part)
    return [...(imports.get(part) ?? [])].some(reaches)
  }
  return [...(imports.get(from) ?? [])].some((next) => next !== to && reaches(next))
}

function flowchart(imports: Imports): string {
  const arrows = [...imports]
    .flatMap(([from, targets]) => [...targets].map((to) => [from, to] as const))
    .filter(([from, to]) => !follows(imports, from, to))
    .map(([from, to]) => `  ${from} --> ${to}`)
  const linked = new Set(arrows.flatMap((arrow) => arrow.trim().split(' --> ')))
  const alone = [...imports.keys()].filter((part) => !linked.has(part)).map((part) => `  ${part}`)
  return [
    '```mermaid',
    'flowchart TD',
    ...arrows.concat(alone).toSorted((a, b) => (a < b ? -1 : 1)),
    '```',
  ].join('\n')
}

const relativePath = (from: string, specifier: string) =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : null

/**
 * The imports of product code as flowcharts: between packages, and between the folders of the server and of the features,
 * whose domain folders count as one. An arrow that follows from others is left out.
 */
export function drawImports(sources: readonly SourceFile[]): string {
  const product = sources.filter(isProduct)
  const packages = new Map(
    product.map(({ path }) => [path.split('/')[1] ?? '', path.split('/').slice(0, 2).join('/')]),
  )
  const betweenPackages = importsOf(
    product,
    (path) => path.split('/')[1] ?? null,
    (_, specifier) => {
      const name = /^@koi\/([\w-]+)/.exec(specifier)?.[1]
      return name === undefined ? null : (packages.get(name) ?? null)
    },
  )
  const server = importsOf(
    product,
    (path) => /^apps\/api-server\/src\/([\w-]+)\//.exec(path)?.[1] ?? null,
    relativePath,
  )
  const features = importsOf(
    product,
    (path) => {
      const folder = /^packages\/features\/src\/([\w-]+)\//.exec(path)?.[1]
      if (folder === undefined) return null
      return folder === 'runtime' || folder === 'shell' ? folder : 'domains'
    },
    relativePath,
  )
  return [
    'Packages and apps, an arrow from who imports to what it imports. Arrows that follow from others are left out.',
    flowchart(betweenPackages),
    'Folders of `apps/api-server/src`:',
    flowchart(server),
    'Folders of `packages/features/src`, its domain folders as one:',
    flowchart(features),
  ].join('\n\n')
}

const markers = /(<!-- diagram:start -->)[^]*(<!-- diagram:end -->)/

/**
 * The page with the diagram between its markers.
 *
 * @throws RangeError when the page has no markers.
 */
export function withDiagram(page: string, diagram: string): string {
  if (!markers.test(page))
    throw new RangeError('The page has no <!-- diagram:start --> and <!-- diagram:end -->')
  return page.replace(markers, (_, start: string, end: string) => `${start}\n\n${diagram}\n\n${end}`)
}
