import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useKeyboardInset } from './useKeyboardInset.ts'

function viewport(height: number, scale = 1) {
  return Object.assign(new EventTarget(), { height, scale, offsetTop: 0 })
}

function install(value: ReturnType<typeof viewport> | undefined) {
  Object.defineProperty(window, 'visualViewport', { value, configurable: true })
  return value
}

afterEach(() => void install(undefined))

test('an open keyboard lifts the bar by what it covers, a closed one by nothing', () => {
  const visible = viewport(window.innerHeight)
  install(visible)
  const { result } = renderHook(() => useKeyboardInset())
  expect(result.current).toBe(0)
  visible.height = window.innerHeight - 300
  act(() => void visible.dispatchEvent(new Event('resize')))
  expect(result.current).toBe(300)
})

test("the browser's own bars are no keyboard", () => {
  install(viewport(window.innerHeight - 60))
  expect(renderHook(() => useKeyboardInset()).result.current).toBe(0)
})

test('a zoomed page keeps its bar where it is', () => {
  install(viewport(window.innerHeight / 2, 2))
  expect(renderHook(() => useKeyboardInset()).result.current).toBe(0)
})

test('a browser without a visual viewport reports no keyboard', () => {
  install(undefined)
  expect(renderHook(() => useKeyboardInset()).result.current).toBe(0)
})
