import { phoneAreas as areas } from '../../rules/phoneAreas.ts'
import type { Locale } from '../locale.ts'

/** Calling codes that may register, named in the given language. */
export function phoneAreas({ input }: { input: { locale: Locale } }) {
  const items = areas.map(({ area, name, minLength, maxLength }) => ({
    area,
    name: name[input.locale],
    minLength,
    maxLength,
  }))
  return { items }
}
