import { brotliCompressSync, constants } from 'node:zlib'
import { rolldown } from 'rolldown'
import { buildPackage, ENTRIES } from './entries.ts'

const ENTRY = '\0entry'

/** What a module weighs in a production bundle. */
export interface Weight {
  readonly minified: number
  readonly brotli: number
}

/** How a module is bundled. */
export interface Bundling {
  /** Where some modules are taken from, instead of their own package. */
  readonly find?: ((id: string) => string | undefined) | undefined
  /** Keeps the names of exports, as in a bundle that others import by name. */
  readonly names?: boolean | undefined
}

/** Bundles a module given as text, minifies it as Vite does, and compresses it with brotli at its best. */
export async function bundleBytes(code: string, { find, names = false }: Bundling = {}): Promise<Weight> {
  const bundle = await rolldown({
    input: 'entry',
    cwd: import.meta.dirname,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : find?.(id)),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
  await bundle.close()
  const whole = output
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('')
    .replaceAll('/* @__PURE__ */ ', '')
  // An application that uses an export has it under a short name of its own: the list of their names is gone there.
  const text = names ? whole : whole.replace(/export\s*\{[^}]*\};?\s*$/, '')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return { minified: Buffer.byteLength(text), brotli: brotliCompressSync(text, { params }).length }
}

/** What each entry weighs, with its limit if it has one. */
export interface Weighed extends Weight {
  readonly name: string
  readonly limit: number | undefined
}

/** Weighs every entry, this package as it is packed. */
export async function weigh(): Promise<Weighed[]> {
  const built = buildPackage()
  const weights: Weighed[] = []
  for (const { name, code, limit, names } of ENTRIES) {
    weights.push({ name, ...(await bundleBytes(code, { find: built.find, names })), limit })
  }
  built.remove()
  return weights
}
