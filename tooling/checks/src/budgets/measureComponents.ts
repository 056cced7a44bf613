import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { keepBigInts } from '@koi/vite'
import react from '@vitejs/plugin-react'
import { rolldown } from 'rolldown'
import { build } from 'vite'
import type { ComponentExport } from '../components/describeComponent.ts'

/** The modules of a package as a shell's build would make them, one file each, by file name. */
export interface BuiltModules {
  readonly scripts: ReadonlyMap<string, string>
  /** Style sheets by the script they belong to. */
  readonly styles: ReadonlyMap<string, string>
}

/** Compiles an entry and all it imports once, so that every component can be bundled from the result in no time. */
export async function buildModules(entry: string, root: string): Promise<BuiltModules> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [keepBigInts(), react({ compiler: true })],
    build: {
      write: false,
      minify: false,
      cssMinify: 'lightningcss',
      cssCodeSplit: true,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const files = bundle && 'output' in bundle ? bundle.output : []
  const sheets = new Map(
    files.flatMap((file) =>
      file.type === 'asset' ? [[file.fileName, file.source.toString()] as const] : [],
    ),
  )
  const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  return {
    scripts: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
    styles: new Map(
      chunks.map(({ fileName, viteMetadata }) => [
        fileName,
        [...(viteMetadata?.importedCss ?? [])].map((sheet) => sheets.get(sheet) ?? '').join(''),
      ]),
    ),
  }
}

/** What one component costs a page that has none yet, compressed with brotli, in bytes. React itself is not counted. */
export interface ComponentSize {
  readonly name: string
  /** Code with all it imports, parts that load later included. */
  readonly script: number
  /** The style sheets of that code. */
  readonly style: number
}

const entry = '\0component'
const brotli = (text: string) => (text ? brotliCompressSync(text).length : 0)

async function measure(
  { name, file }: ComponentExport,
  folder: string,
  modules: BuiltModules,
): Promise<ComponentSize> {
  const bundle = await rolldown({
    input: entry,
    external: /^react(-dom)?($|\/)/,
    treeshake: { moduleSideEffects: false },
    logLevel: 'silent',
    plugins: [
      {
        name: 'koi:built-modules',
        resolveId(source, importer) {
          if (source === entry) return entry
          const path = posix.join(importer === entry ? folder : posix.dirname(importer ?? ''), source)
          return modules.scripts.has(path) ? path : null
        },
        load: (id) =>
          // Not by the index of the package, for which all components would be read for each of them.
          id === entry
            ? `export { ${name} } from './${file.replace(/\.tsx$/, '.js')}'`
            : (modules.scripts.get(id) ?? null),
      },
    ],
  })
  const { output } = await bundle.generate({ minify: true })
  const chunks = output.flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const used = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))]
  return {
    name,
    script: chunks.reduce((sum, { code }) => sum + brotli(code), 0),
    style: brotli(used.map((id) => modules.styles.get(id) ?? '').join('')),
  }
}

/** Bundles each component of a folder alone, minified, from modules that are built already, and weighs it. */
export async function measureComponents(
  components: readonly ComponentExport[],
  folder: string,
  modules: BuiltModules,
): Promise<readonly ComponentSize[]> {
  const sizes: ComponentSize[] = []
  for (const component of components) sizes.push(await measure(component, folder, modules))
  return sizes
}
