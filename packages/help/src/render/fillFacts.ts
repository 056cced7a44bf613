import { factOf } from './facts.ts'
import { tableOf } from './tables.ts'
import type { HelpLocale } from './wording.ts'

/** A brand as far as articles name it. */
export interface HelpBrand {
  readonly names: Readonly<Record<HelpLocale, string>>
  readonly minimumAge: number
  /** ISO 3166-1 alpha-2 codes. */
  readonly servedRegions: readonly string[]
}

function ofBrand(name: string, locale: HelpLocale, brand: HelpBrand): string | null {
  if (name === 'brand') return brand.names[locale]
  if (name === 'age') return String(brand.minimumAge)
  if (name !== 'regions') return null
  const regions = new Intl.DisplayNames(locale, { type: 'region', style: 'short' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return list.format(brand.servedRegions.map((code) => regions.of(code) ?? code))
}

/**
 * Puts facts in the place of their names: `{{deposit.minutes}}` in a line, `{{table:deposit}}` on a line of its own.
 *
 * @throws TypeError that names the fact that there is not.
 */
export function fillFacts(markdown: string, locale: HelpLocale, brand: HelpBrand): string {
  return markdown.replaceAll(/\{\{([^{}]+)\}\}/g, (_, name: string) => {
    const [, table] = /^table:([a-z-]+)$/.exec(name) ?? []
    const fact = table ? tableOf(table, locale) : (ofBrand(name, locale, brand) ?? factOf(name))
    if (fact === null) throw new TypeError(`there is no fact {{${name}}}`)
    return fact
  })
}
