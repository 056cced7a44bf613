import { expect, test } from 'vitest'
import { lazyRoute } from './lazyRoute.ts'
import type { ReloadPort } from './reloadPort.ts'

function page() {
  const values = new Map<string, string>()
  const state = { now: 1_000_000, reloads: 0 }
  const port: ReloadPort = {
    clock: { now: () => state.now },
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    },
    reload: () => {
      state.reloads += 1
    },
  }
  return { state, port }
}

const missing = new TypeError('Failed to fetch dynamically imported module')
const tick = () => new Promise<void>((resolve) => queueMicrotask(resolve))

test('a chunk that loads is the component of its route', async () => {
  const Screen = () => null
  const { port } = page()
  expect(await lazyRoute(async () => Screen, port)()).toEqual({ Component: Screen })
})

test('a chunk that is gone reloads the page once, and the next failure is shown', async () => {
  const { state, port } = page()
  const load = lazyRoute(() => Promise.reject(missing), port)
  void load()
  await tick()
  await tick()
  expect(state.reloads).toBe(1)
  state.now += 5000
  await expect(load()).rejects.toBe(missing)
  expect(state.reloads).toBe(1)
})

test('a chunk that is gone after a minute may reload again', async () => {
  const { state, port } = page()
  const load = lazyRoute(() => Promise.reject(missing), port)
  void load()
  await tick()
  await tick()
  state.now += 60_000
  void load()
  await tick()
  await tick()
  expect(state.reloads).toBe(2)
})

test('without storage nothing is reloaded, so nothing can loop', async () => {
  const { state, port } = page()
  const blocked: ReloadPort = {
    ...port,
    storage: {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {},
    },
  }
  const load = lazyRoute(() => Promise.reject(missing), blocked)
  await expect(load()).rejects.toBe(missing)
  expect(state.reloads).toBe(0)
})

test('a page that refuses its storage is not reloaded, and the failure of the chunk is shown', async () => {
  expect(globalThis).not.toHaveProperty('sessionStorage')
  await expect(lazyRoute(() => Promise.reject(missing))()).rejects.toBe(missing)
})
