import { brotliCompressSync, constants } from 'node:zlib'
import { rolldown } from 'rolldown'

const ENTRY = '\0entry'

/** What a module weighs in a production bundle. */
export interface Weight {
  readonly minified: number
  readonly brotli: number
}

/** Bundles a module given as text, minifies it as Vite does, and compresses it with brotli at its best. */
export async function bundleBytes(code: string): Promise<Weight> {
  const bundle = await rolldown({
    input: 'entry',
    cwd: import.meta.dirname,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
  await bundle.close()
  const text = output
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('')
    .replaceAll('/* @__PURE__ */ ', '')
    // The names under which a bundle of its own would export: no product carries them.
    .replace(/export\s*\{[^}]*\};?\s*$/, '')
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
  return { minified: Buffer.byteLength(text), brotli: brotliCompressSync(text, { params }).length }
}
