import { keepBigInts } from '@koi/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

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
