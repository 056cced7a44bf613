import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useKeyboardInset } from './useKeyboardInset.ts'

const inset = () => document.documentElement.style.getPropertyValue('--keyboard-inset')

afterEach(() => {
  vi.unstubAllGlobals()
})

test('says how much of the page a keyboard covers, and nothing once it is gone', () => {
  const viewport = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', viewport)
  const { unmount } = renderHook(() => useKeyboardInset(true))
  expect(inset()).toBe('0px')
  viewport.height -= 300
  act(() => {
    viewport.dispatchEvent(new Event('resize'))
  })
  expect(inset()).toBe('300px')
  expect(document.documentElement.hasAttribute('data-keyboard')).toBe(true)
  unmount()
  expect(inset()).toBe('')
  expect(document.documentElement.hasAttribute('data-keyboard')).toBe(false)
})

test('a page that is zoomed into is not taken for a keyboard', () => {
  const viewport = Object.assign(new EventTarget(), { height: 200, offsetTop: 0, scale: 2 })
  vi.stubGlobal('visualViewport', viewport)
  renderHook(() => useKeyboardInset(true))
  expect(inset()).toBe('0px')
})

test("the browser's own bars are not taken for a keyboard", () => {
  const height = window.innerHeight - 60
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { height, offsetTop: 0, scale: 1 }))
  renderHook(() => useKeyboardInset(true))
  expect(inset()).toBe('0px')
})

test('a browser without a visual viewport has no inset', () => {
  vi.stubGlobal('visualViewport', undefined)
  renderHook(() => useKeyboardInset(true))
  expect(inset()).toBe('')
})
