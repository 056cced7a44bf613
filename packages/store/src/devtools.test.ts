import { configureStore } from '@reduxjs/toolkit'
import { expect, test, vi } from 'vitest'
import { makeTestStore } from './testing/makeTestStore.ts'

const extension = vi.hoisted(() => {
  const heard: unknown[] = []
  const compose = (options: unknown) => {
    heard.push(options)
    return <T>(enhancer: T) => enhancer
  }
  vi.stubGlobal('window', {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose,
    __REDUX_DEVTOOLS_EXTENSION__: compose,
  })
  return { heard }
})

test('no developer extension hears of the actions and states of a page, whose calls carry what was typed', () => {
  const { page } = makeTestStore({ fetch: () => Promise.reject(new TypeError('offline')) })
  page.start()
  page.stop()
  expect(extension.heard).toEqual([])
})

test('a store that is made with the defaults would be heard', () => {
  configureStore({ reducer: () => null })
  expect(extension.heard).toHaveLength(1)
})
