import type { Plugin, Rolldown } from 'vite'

/** What a page loads, as addresses. */
export interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

type Bundle = Rolldown.OutputBundle

/** A chunk with all that it imports, each before what needs it. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Bundle, seen = new Set<string>()): Files {
  if (seen.has(chunk.fileName)) return { scripts: [], styles: [] }
  seen.add(chunk.fileName)
  const below = chunk.imports.flatMap((name) => {
    const imported = bundle[name]
    return imported?.type === 'chunk' ? [filesOf(imported, bundle, seen)] : []
  })
  return {
    scripts: [...below.flatMap(({ scripts }) => scripts), `/${chunk.fileName}`],
    styles: [
      ...below.flatMap(({ styles }) => styles),
      ...[...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    ],
  }
}

function together(first: Files, second: Files): Files {
  return {
    scripts: [...new Set([...first.scripts, ...second.scripts])],
    styles: [...new Set([...first.styles, ...second.styles])],
  }
}

/** What a module with a chunk of its own loads; null where it has none. */
export function filesOfModule(bundle: Bundle, ending: string): Files | null {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(ending),
  )
  return chunk?.type === 'chunk' ? filesOf(chunk, bundle) : null
}

/** Whether a module lists the screens of a shell: every page but home waits for it. */
export function isScreenList(id: string): boolean {
  return id.endsWith('/src/routes/screens.ts')
}

/** The page without what the build put into it for the entry: the server says that for each page anew. */
function templateOf(html: string): string {
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
}

/** What the entry and each screen of a shell load; null for a bundle that is none. */
export function filesOfPages(
  bundle: Bundle,
): { readonly entry: Files; readonly screens: Readonly<Record<string, Files>> } | null {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) return null
  const list = chunks.find(({ modules }) => Object.keys(modules).some(isScreenList))
  const screens = chunks.flatMap((chunk) => {
    const [, name] = /\/([A-Za-z]+Screen)\.tsx$/.exec(chunk.facadeModuleId ?? '') ?? []
    if (!name) return []
    const own = filesOf(chunk, bundle)
    return [[name, list && name !== 'HomeScreen' ? together(filesOf(list, bundle), own) : own] as const]
  })
  return { entry: filesOf(entry, bundle), screens: Object.fromEntries(screens) }
}

/**
 * Writes `pages.json`, by which the server puts pages together (D18a): the page without scripts and styles, what its
 * entry and each screen load, and all sheets.
 */
export function pageParts(): Plugin {
  return {
    name: 'koi:page-parts',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      const files = filesOfPages(bundle)
      if (!files) return
      const parts = {
        template: templateOf(String(page.source)),
        ...files,
        sheets: Object.keys(bundle).flatMap((name) => (name.endsWith('.css') ? [`/${name}`] : [])),
      }
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(parts) })
    },
  }
}
