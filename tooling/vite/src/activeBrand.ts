import { defineBrand, type BrandModule } from '@koi/brand'
import type { Plugin } from 'vite'

const request = '@koi/brand/active'
const virtual = '\0koi:active-brand'

/**
 * Reads and checks a brand by its id.
 *
 * @throws Error when there is none, TypeError when it is not usable.
 */
export async function readBrand(id: string): Promise<BrandModule> {
  const found: unknown = await import(`@koi/brand/${id}`).catch(() => null)
  const entries = new Map(Object.entries(found ?? {}))
  if (!entries.has(id)) throw new Error(`KOI_BRAND is "${id}", but packages/brand/src has no such brand.`)
  return defineBrand(entries.get(id))
}

/**
 * Lets `@koi/brand/active` stand for one brand module and its token sheet, chosen and checked when the shell is built, so
 * that a bundle holds one brand only (D19). `%BRAND_NAME%` and `%BRAND_THEME%` in the page become its name and theme.
 */
export function activeBrand(id: string): Plugin {
  let reading: Promise<BrandModule> | undefined
  const brand = () => (reading ??= readBrand(id))
  let code = ''
  return {
    name: 'koi:active-brand',
    enforce: 'pre',
    async buildStart() {
      await brand()
    },
    async resolveId(source, importer) {
      if (source !== request) return null
      const resolved = await this.resolve(`@koi/brand/${id}`, importer, { skipSelf: true })
      if (!resolved) this.error(`@koi/brand/${id} cannot be resolved.`)
      const { theme } = await brand()
      const sheet = await this.resolve(`@koi/ui/brands/${theme}.css`, importer, { skipSelf: true })
      if (!sheet) this.error(`The theme "${theme}" has no sheet packages/ui/src/tokens/brands/${theme}.css.`)
      code = `import ${JSON.stringify(sheet.id)}\nexport { ${id} as brand } from ${JSON.stringify(resolved.id)}`
      return virtual
    },
    load: (file) => (file === virtual ? code : null),
    async transformIndexHtml(html) {
      const { names, theme } = await brand()
      return html.replaceAll('%BRAND_NAME%', names['zh-CN']).replaceAll('%BRAND_THEME%', theme)
    },
  }
}
