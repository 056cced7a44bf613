import { type BrandModule, defineBrand } from '@koi/brand'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Reads every brand there is, by its folder in `@koi/brand`: a new one needs no line here (docs/add-a-brand.md).
 *
 * @throws TypeError that names the fields at fault of a brand that is not usable.
 */
export async function readBrands(): Promise<BrandModule[]> {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@koi/brand')))
  const entries = await readdir(folder, { withFileTypes: true })
  const ids = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return Promise.all(
    ids.toSorted().map(async (id) => {
      const module: Readonly<Record<string, unknown>> = await import(`@koi/brand/${id}`)
      return defineBrand(module[id])
    }),
  )
}
