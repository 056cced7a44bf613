import type { Plugin } from 'vite'

const request = '@koi/brand/active'
const virtual = '\0koi:active-brand'

/**
 * Lets `@koi/brand/active` stand for one brand module, chosen when the shell is built, so that a bundle holds one
 * brand only (D19).
 */
export function activeBrand(brand: string): Plugin {
  let brandModule = ''
  return {
    name: 'koi:active-brand',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== request) return null
      const resolved = await this.resolve(`@koi/brand/${brand}`, importer, { skipSelf: true })
      if (!resolved)
        this.error(`There is no brand "${brand}". KOI_BRAND names a folder of packages/brand/src.`)
      brandModule = resolved.id
      return virtual
    },
    load(id) {
      if (id !== virtual) return null
      return `export { ${brand} as brand } from ${JSON.stringify(brandModule)}`
    },
  }
}
