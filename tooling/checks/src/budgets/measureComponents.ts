import { posix } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import type { BuiltModules } from './buildModules.ts'
import type { ComponentSize } from './componentSize.ts'

const entry = '\0component'
const brotli = (text: string) => (text ? brotliCompressSync(text).length : 0)

async function measure(name: string, index: string, modules: BuiltModules): Promise<ComponentSize> {
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
          const path = posix.join(posix.dirname(importer === entry ? index : (importer ?? '')), source)
          return modules.scripts.has(path) ? path : null
        },
        load: (id) =>
          id === entry
            ? `export { ${name} } from './${posix.basename(index)}'`
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

/** Bundles each component alone, minified, from modules that are built already, and weighs it. */
export async function measureComponents(
  names: readonly string[],
  index: string,
  modules: BuiltModules,
): Promise<readonly ComponentSize[]> {
  const sizes: ComponentSize[] = []
  for (const name of names) sizes.push(await measure(name, index, modules))
  return sizes
}
