import { createMemoryStorage } from '@koi/api-core/testing'
import { beforeEach, expect, test } from 'vitest'
import { createPreferences } from '../runtime/preferencesStore.ts'
import { tellLocale } from './tellLocale.ts'

beforeEach(() => {
  document.cookie = 'locale=; max-age=0'
  document.documentElement.dataset['locale'] = 'zh-CN'
})

test('a player who chose nothing has no cookie', () => {
  tellLocale(createPreferences({ storage: createMemoryStorage(), languages: ['zh-CN'] }))
  expect(document.cookie).toBe('')
})

test('the server is told of a language that is chosen, and of one that was chosen before', () => {
  const storage = createMemoryStorage()
  const preferences = createPreferences({ storage, languages: ['zh-CN'] })
  tellLocale(preferences)
  preferences.set({ locale: 'en' })
  expect(document.cookie).toBe('locale=en')
  preferences.set({ locale: 'zh-CN' })
  expect(document.cookie).toBe('locale=zh-CN')
  document.cookie = 'locale=; max-age=0'
  tellLocale(createPreferences({ storage: createMemoryStorage({ locale: 'en' }), languages: ['zh-CN'] }))
  expect(document.cookie).toBe('locale=en')
})
