import { setLocale } from '@koi/i18n'
import { afterEach, expect, test } from 'vitest'
import { regionName } from './regionName.ts'

afterEach(() => setLocale('zh-CN', { reload: false }))

test.each(['zh-CN', 'en'] as const)('names every served region as the language %s does', async (locale) => {
  await setLocale(locale, { reload: false })
  const names = new Intl.DisplayNames(locale, { type: 'region', style: 'short' })
  for (const code of ['CN', 'HK', 'MO', 'SG', 'JP']) expect(regionName(code)).toBe(names.of(code))
})
