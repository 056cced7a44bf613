import { getLocale, m } from '@koi/i18n'

/** The regions that brands serve, without `Intl` (0118). */
const names: ReadonlyMap<string, () => string> = new Map([
  ['CN', () => m.site_region_cn()],
  ['HK', () => m.site_region_hk()],
  ['MO', () => m.site_region_mo()],
  ['SG', () => m.site_region_sg()],
])

/** The name of a region in the player's language, by its code of ISO 3166. */
export function regionName(code: string): string {
  const name = names.get(code)
  if (name) return name()
  return new Intl.DisplayNames(getLocale(), { type: 'region', style: 'short' }).of(code) ?? code
}
