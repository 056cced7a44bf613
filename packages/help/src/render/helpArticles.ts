import type { Plugin } from 'vite'
import { type HelpId, helpIds, isHelpId } from '../helpGroups.ts'
import type { HelpBrand } from './fillFacts.ts'
import { fileOf, readArticle } from './readArticle.ts'
import { searchEntries } from './searchEntries.ts'
import { type HelpLocale, helpLocales } from './wording.ts'

export type { HelpBrand } from './fillFacts.ts'

const index = 'virtual:koi-help'
const resolved = (id: string) => `\0${id}`

const code = (value: unknown) => `export default ${JSON.stringify(value)}`

/** `virtual:koi-help/en/deposit`, `virtual:koi-help/en/search`. */
function partOf(id: string): { readonly locale: HelpLocale; readonly name: HelpId | 'search' } | null {
  const [, wanted, name = ''] = new RegExp(`^\\0${index}/([\\w-]+)/([\\w-]+)$`).exec(id) ?? []
  const locale = helpLocales.find((one) => one === wanted)
  if (!locale || (name !== 'search' && !isHelpId(name))) return null
  return { locale, name }
}

/**
 * Gives pages the articles as modules that hold rendered text: `virtual:koi-help` has the titles, and loads each article and
 * each language's search index as a chunk of its own.
 */
export function helpArticles(readBrand: () => HelpBrand | Promise<HelpBrand>): Plugin {
  const read = async (locale: HelpLocale) => {
    const known = await readBrand()
    return Promise.all(helpIds.map(async (id) => [id, await readArticle(locale, id, known)] as const))
  }
  const contents = async () =>
    Object.fromEntries(
      await Promise.all(
        helpLocales.map(async (locale) => {
          const titles = (await read(locale)).map(
            ([id, { title, summary }]) => [id, { title, summary }] as const,
          )
          return [locale, Object.fromEntries(titles)] as const
        }),
      ),
    )
  const loaders = (names: readonly string[]) =>
    helpLocales.map((locale) => {
      const lines = names.map((name) => `${JSON.stringify(name)}: () => import('${index}/${locale}/${name}')`)
      return `${JSON.stringify(locale)}: { ${lines.join(', ')} }`
    })

  return {
    name: 'koi:help-articles',
    resolveId: (id) => (id === index || partOf(resolved(id)) ? resolved(id) : null),
    async load(id) {
      if (id === resolved(index)) {
        for (const locale of helpLocales)
          for (const article of helpIds) this.addWatchFile(fileOf(locale, article))
        return [
          `export const contents = ${JSON.stringify(await contents())}`,
          `export const articles = { ${loaders(helpIds).join(', ')} }`,
          `export const search = { ${loaders(['search']).join(', ')} }`,
        ].join('\n')
      }
      const part = partOf(id)
      if (!part) return null
      const { locale, name } = part
      if (name === 'search')
        return code((await read(locale)).flatMap(([article, text]) => searchEntries(article, text)))
      this.addWatchFile(fileOf(locale, name))
      return code(await readArticle(locale, name, await readBrand()))
    },
  }
}
