import { getLocale, m } from '@koi/i18n'
import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { usePreferences } from './usePreferences.ts'

const nowhere = () => Promise.reject(new TypeError('no network'))

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

test('applies theme and language to the document and the messages at once', () => {
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
