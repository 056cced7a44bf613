import { createMemoryStorage } from '@koi/api-core/testing'
import { getLocale, m } from '@koi/i18n'
import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { createPreferences } from './createPreferences.ts'
import { usePreferences } from './usePreferences.ts'

const nowhere = () => Promise.reject(new TypeError('no network'))

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

test('nothing chosen is the system theme in Chinese with amounts on show', () => {
  expect(createPreferences({ storage: createMemoryStorage() }).get()).toEqual({
    theme: 'system',
    locale: 'zh-CN',
    hideAmounts: false,
  })
})

test('what was chosen is there again, and what nobody could have chosen is not', () => {
  const kept = createMemoryStorage({ theme: 'dark', locale: 'en', 'hide-amounts': 'true' })
  expect(createPreferences({ storage: kept }).get()).toEqual({
    theme: 'dark',
    locale: 'en',
    hideAmounts: true,
  })
  const odd = createMemoryStorage({ theme: 'neon', locale: 'xx', 'hide-amounts': '1' })
  expect(createPreferences({ storage: odd }).get()).toEqual({
    theme: 'system',
    locale: 'zh-CN',
    hideAmounts: false,
  })
})

test('theme and language reach the document and the words at once', () => {
  const { runtime } = makeTestRuntime({ fetch: nowhere })
  runtime.start()
  const { result } = renderFeature(runtime, () => usePreferences())
  const root = document.documentElement
  expect(root.dataset['theme']).toBeUndefined()
  act(() => result.current.onTheme('dark'))
  expect(root.dataset['theme']).toBe('dark')
  act(() => result.current.onLocale('en'))
  expect([root.lang, getLocale(), m.common_retry()]).toEqual(['en', 'en', 'Retry'])
  act(() => result.current.onLocale('zh-CN'))
  expect([root.lang, m.common_retry()]).toEqual(['zh-CN', '重试'])
  act(() => result.current.onTheme('system'))
  expect(root.dataset['theme']).toBeUndefined()
  runtime.stop()
})
