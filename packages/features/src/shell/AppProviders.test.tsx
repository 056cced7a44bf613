import { createMemoryStorage } from '@koi/api-core/testing'
import { koi as brand } from '@koi/brand/koi'
import { useToast } from '@koi/ui'
import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usePreferences } from '../preferences/usePreferences.ts'
import { createPreferences } from '../runtime/preferencesStore.ts'
import { AppProviders } from './AppProviders.tsx'
import { createServerRuntime } from './serverRuntime.ts'

/** Takes over a page that was drawn for a guest; answers how often its parts were drawn for that. */
function takeOver(kept: Readonly<Record<string, string>>) {
  const fetch = () => Promise.reject(new Error('nothing is asked for'))
  const options = { brand, formFactor: 'mobile', locale: 'zh-CN', fetch, at: 0 } as const
  const preferences = createPreferences({ storage: createMemoryStorage(kept), languages: ['zh-CN'] })
  const drawings = { words: 0, theme: 0 }
  function Words() {
    drawings.words += 1
    useToast()
    return <p>锦鲤</p>
  }
  function Theme() {
    drawings.theme += 1
    return <p>{usePreferences().theme}</p>
  }
  const page = (
    <AppProviders runtime={{ ...createServerRuntime(options), preferences }}>
      <Words />
      <Theme />
    </AppProviders>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  Object.assign(drawings, { words: 0, theme: 0 })
  render(page, { container, hydrate: true })
  return { drawings, preferences, text: container.textContent }
}

test('a page that is taken over for a guest without choices is drawn once', () => {
  const { drawings } = takeOver({})
  expect(drawings).toEqual({ words: 1, theme: 1 })
})

test('a theme that is chosen later draws only what shows it', () => {
  const { drawings, preferences } = takeOver({})
  act(() => preferences.set({ theme: 'light' }))
  expect(drawings).toEqual({ words: 1, theme: 2 })
  expect(document.documentElement.dataset['theme']).toBe('light')
})

test('where a theme was chosen, what shows it alone is drawn again as a page is taken over', () => {
  const { drawings, text } = takeOver({ theme: 'dark' })
  expect(drawings).toEqual({ words: 1, theme: 2 })
  expect(text).toContain('dark')
})

test('the language that the page has is not written again, for which all of it would get its style anew', () => {
  document.documentElement.lang = 'zh-CN'
  const observer = new MutationObserver(() => {})
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  takeOver({})
  expect(observer.takeRecords()).toEqual([])
  takeOver({ locale: 'en' })
  expect(document.documentElement.lang).toBe('en')
  observer.disconnect()
})
