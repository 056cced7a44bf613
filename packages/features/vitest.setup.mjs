import { cleanup } from '@testing-library/react'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, vi } from 'vitest'

// A document beside the platform's own fetch, URL and AbortSignal: the real server runs in this process and knows only those.
const { window } = new JSDOM('<!doctype html><html><body></body></html>', {
  url: 'http://127.0.0.1:4173/home',
  pretendToBeVisual: true,
})
const names = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLAnchorElement',
  'HTMLIFrameElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'DocumentFragment',
  'Event',
  'MessageEvent',
  'MutationObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
]
for (const name of names) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: name === 'window' ? window : window[name],
  })
}
// jsdom has no layout to scroll.
window.scrollTo = () => {}
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
  Object.defineProperty(globalThis, name, { configurable: true, value: window[name].bind(window) })
}

let errors
beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  const said = errors.mock.calls
  errors.mockRestore()
  if (said.length > 0) throw new Error(`console.error was called: ${said.map(String).join('\n')}`)
})
