import { afterEach, beforeEach, expect, test } from 'vitest'
import { givenPage, heldClock, isSamePage, takeOverStyles } from './takeOver.ts'

beforeEach(() => {
  history.replaceState(null, '', '/find')
  document.documentElement.lang = 'en'
})
afterEach(() => {
  document.body.replaceChildren()
  document.head.replaceChildren()
})

function bring(path: string, locale: string): void {
  const cache = { queries: {}, provided: { tags: {}, keys: {} }, personal: [] }
  document.body.innerHTML = `<script type="application/json" id="koi-page">${JSON.stringify({ path, locale, at: 1, cache })}</script>`
}

test('a page that the server drew is one for its address and its language', () => {
  bring('/find', 'en')
  document.documentElement.dataset['boot'] = 'other'
  expect(givenPage()).toBeNull()
  document.documentElement.dataset['boot'] = 'member'
  expect(givenPage()).toMatchObject({ path: '/find' })
  delete document.documentElement.dataset['boot']
  document.body.replaceChildren()
  expect(givenPage()).toBeNull()
  bring('/find', 'en')
  expect(givenPage()).toMatchObject({ path: '/find', at: 1 })
  bring('/home', 'en')
  expect(givenPage()).toBeNull()
  bring('/find', 'zh-CN')
  expect(givenPage()).toBeNull()
})

test('a guest without choices sees what the server drew, and whoever is known here does not', () => {
  expect(isSamePage('', ['uuid', 'vid', 'theme', 'react-router-scroll-positions'])).toBe(true)
  expect(isSamePage('?utm_source=carp&utm_medium=mail', ['aid'])).toBe(true)
  expect(isSamePage('', ['uuid', 't'])).toBe(false)
  expect(isSamePage('', ['odds-format'])).toBe(false)
  expect(isSamePage('?category=football', [])).toBe(false)
})

test('a held clock stands until it is released', () => {
  const clock = heldClock({ now: () => 5000 }, 1000)
  expect(clock.now()).toBe(1000)
  clock.release()
  expect(clock.now()).toBe(5000)
})

test('elements get the styles of their own, and sheets that stand in the page are not loaded again', () => {
  const styles = { sheets: ['/assets/home.css'], elements: ['block-size: 0', 'aspect-ratio: 2 / 1'] }
  document.body.innerHTML = `<div id="root"><p data-s="1"></p></div><script type="application/json" id="koi-styles">${JSON.stringify(styles)}</script>`
  takeOverStyles(document.body)
  const element = document.querySelector('p')
  expect(element?.getAttribute('style')).toContain('aspect-ratio')
  expect(element?.hasAttribute('data-s')).toBe(false)
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')
  expect([link?.getAttribute('href'), link?.disabled]).toEqual(['/assets/home.css', true])
})
