import { createMemoryStorage } from '@koi/api-core/testing'
import { expect, test } from 'vitest'
import { createPreferences } from './preferencesStore.ts'

test('starts with the system theme, Chinese and visible amounts', () => {
  expect(createPreferences({ storage: createMemoryStorage(), languages: [] }).get()).toEqual({
    theme: 'system',
    locale: 'zh-CN',
    hideAmounts: false,
    pageViews: 'unasked',
  })
})

test('restores stored choices and ignores invalid ones', () => {
  const kept = createMemoryStorage({
    theme: 'dark',
    locale: 'en',
    'hide-amounts': 'true',
    'page-views': 'declined',
  })
  expect(createPreferences({ storage: kept, languages: ['zh-CN'] }).get()).toEqual({
    theme: 'dark',
    locale: 'en',
    hideAmounts: true,
    pageViews: 'declined',
  })
  const odd = createMemoryStorage({ theme: 'neon', locale: 'xx', 'hide-amounts': '1', 'page-views': '1' })
  expect(createPreferences({ storage: odd, languages: ['zh-TW', 'en'] }).get()).toEqual({
    theme: 'system',
    locale: 'zh-CN',
    hideAmounts: false,
    pageViews: 'unasked',
  })
})

test.each([
  [['en-US', 'en', 'zh-CN'], 'en'],
  [['fr-FR', 'zh-Hans-CN'], 'zh-CN'],
  [['th'], 'zh-CN'],
])(
  'speaks the first known language of a browser that asks for %j, until the player chooses another',
  (languages, locale) => {
    const storage = createMemoryStorage()
    const preferences = createPreferences({ storage, languages })
    expect(preferences.get().locale).toBe(locale)
    preferences.set({ locale: 'zh-CN' })
    expect(createPreferences({ storage, languages }).get().locale).toBe('zh-CN')
  },
)
