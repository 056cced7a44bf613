import { createManualClock } from '@koi/api-core/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryRouter } from '../testing/memoryRouter.ts'
import { fetchAhead } from './fetchAhead.ts'

let part: HTMLElement

beforeEach(() => {
  part = document.createElement('div')
  document.body.replaceChildren(part)
  part.innerHTML = `
    <a id="news" href="/news/7"><b>News</b></a>
    <a id="help" href="/help">Help</a>
    <a id="other-tab" href="/help" target="_blank">Help</a>
    <a id="other-site" href="https://elsewhere.example/help">Help</a>
    <button id="button">Close</button>
    <input id="field">`
})
afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'onLine')
  Reflect.deleteProperty(navigator, 'connection')
})

function watch(lazyNews: () => Promise<{ element: null }> = async () => ({ element: null })) {
  const loads: string[] = []
  const lazy = (name: string, load: typeof lazyNews) => async () => {
    loads.push(name)
    return await load()
  }
  const router = memoryRouter([
    { path: '/news/:id', lazy: lazy('news', lazyNews) },
    { path: '/help', lazy: lazy('help', async () => ({ element: null })) },
    { path: '*', element: null },
  ])
  const clock = createManualClock(0)
  fetchAhead(router.routes, clock, part)
  return { clock, loads, router }
}

function send(type: string, selector: string) {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
}

test.each(['pointerover', 'focusin'])('a page is loaded once a %s has rested on its link', async (type) => {
  const { clock, loads } = watch()
  send(type, '#news b')
  await clock.advance(64)
  expect(loads).toEqual([])
  await clock.advance(1)
  expect(loads).toEqual(['news'])
})

test('a link that the mouse only passes over loads nothing', async () => {
  const { clock, loads } = watch()
  send('pointerover', '#news')
  await clock.advance(40)
  send('pointerover', '#button')
  await clock.advance(1000)
  expect(loads).toEqual([])
})

test('a mouse that moves within a link has rested on it since it came', async () => {
  const { clock, loads } = watch()
  send('pointerover', '#news')
  await clock.advance(40)
  send('pointerover', '#news b')
  await clock.advance(25)
  expect(loads).toEqual(['news'])
})

test('a page whose link is pressed is loaded at once, and the move waits for the same load', async () => {
  const { loads, router } = watch()
  send('pointerdown', '#news')
  expect(loads).toEqual(['news'])
  await router.navigate('/news/7')
  expect(loads).toEqual(['news'])
  expect(router.state.location.pathname).toBe('/news/7')
})

test.each(['#other-tab', '#other-site', '#button'])('a press on %s loads nothing', (selector) => {
  const { loads } = watch()
  send('pointerdown', selector)
  expect(loads).toEqual([])
})

test('a page that does not come ahead is asked for again by the move to it', async () => {
  let isThere = false
  const { loads, router } = watch(async () => {
    if (!isThere) throw new TypeError('no chunk')
    return { element: null }
  })
  send('pointerdown', '#news')
  await new Promise((resolve) => setImmediate(resolve))
  isThere = true
  await router.navigate('/news/7')
  expect(loads).toEqual(['news', 'news'])
  expect(router.state).toMatchObject({ errors: null, location: { pathname: '/news/7' } })
})

test.each([
  ['without a connection', 'onLine', false],
  ['where data is to be saved', 'connection', { saveData: true }],
])('nothing is loaded ahead %s', async (_, key, value) => {
  Object.defineProperty(navigator, key, { value, configurable: true })
  const { loads } = watch()
  send('pointerdown', '#news')
  expect(loads).toEqual([])
})

test('the page that a login leads to is loaded while its form is filled in', () => {
  history.replaceState(null, '', '/login?redirect=%2Fnews%2F7%3Fpage%3D2')
  const { loads } = watch()
  send('focusin', '#field')
  expect(loads).toEqual([])
  send('input', '#field')
  send('input', '#field')
  expect(loads).toEqual(['news'])
  history.replaceState(null, '', '/')
})

test('what is typed on any other page loads nothing', () => {
  const { loads } = watch()
  send('input', '#field')
  expect(loads).toEqual([])
})
