import { jade } from '@koi/brand/jade'
import { koi } from '@koi/brand/koi'
import { setLocale } from '@koi/i18n'
import { afterEach, expect, test, vi } from 'vitest'
import { regionName } from './regionName.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await setLocale('zh-CN', { reload: false })
})

const served = [...koi.servedRegions, ...jade.servedRegions]

test.each(['zh-CN', 'en'] as const)(
  'names every region that a brand serves as the language %s does, without Intl',
  async (locale) => {
    await setLocale(locale, { reload: false })
    const names = new Intl.DisplayNames(locale, { type: 'region', style: 'short' })
    const expected = served.map((code) => names.of(code))
    const used = vi.spyOn(Intl, 'DisplayNames')
    expect(served.map(regionName)).toEqual(expected)
    expect(used).not.toHaveBeenCalled()
  },
)

test('leaves the name of any other region to the language', () => {
  expect(regionName('JP')).toBe('日本')
})
