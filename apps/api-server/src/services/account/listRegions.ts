import { regions, type Place } from '../../rules/regions.ts'
import type { Locale } from '../locale.ts'

/** Provinces and cities where a bank card can have been opened. */
export function listRegions({ input }: { input: { locale: Locale } }) {
  const { locale } = input
  const named = ({ code, name }: Place) => ({ code, name: name[locale] })
  return {
    items: regions.map(({ code, name, cities }) => ({ code, name: name[locale], cities: cities.map(named) })),
  }
}
