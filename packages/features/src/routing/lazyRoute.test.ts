import { expect, test } from 'vitest'
import { ChunkUnreachableError, type ReloadPort } from '../loading/loadChunk.ts'
import { lazyRoute } from './lazyRoute.ts'

function page() {
  const values = new Map<string, string>()
  const state = { now: 1_000_000, reloads: 0, online: true }
  const port: ReloadPort = {
    clock: { now: () => state.now },
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    },
    reload: () => {
      state.reloads += 1
    },
    isReachable: async () => state.online,
  }
  return { state, port }
}

const missing = new TypeError('Failed to fetch dynamically imported module')
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a chunk that loads is the component of its route', async () => {
  const Screen = () => null
  const { port } = page()
  expect(await lazyRoute(async () => Screen, undefined, port)()).toEqual({ Component: Screen })
})

test('a chunk that is gone reloads the page once, and the next failure is shown', async () => {
  const { state, port } = page()
  const load = lazyRoute(() => Promise.reject(missing), undefined, port)
  void load()
  await settled()
  expect(state.reloads).toBe(1)
  state.now += 5000
  await expect(load()).rejects.toBe(missing)
  expect(state.reloads).toBe(1)
})

test('reloads nothing while the server cannot be reached, and loads the page once it can', async () => {
  const { state, port } = page()
  const Screen = () => null
  const load = lazyRoute(
    () => (state.online ? Promise.resolve(Screen) : Promise.reject(missing)),
    undefined,
    port,
  )
  state.online = false
  await expect(load()).rejects.toBeInstanceOf(ChunkUnreachableError)
  expect(state.reloads).toBe(0)
  state.online = true
  expect(await load()).toEqual({ Component: Screen })
})

test('a chunk that is gone after a minute may reload again', async () => {
  const { state, port } = page()
  const load = lazyRoute(() => Promise.reject(missing), undefined, port)
  void load()
  await settled()
  state.now += 60_000
  void load()
  await settled()
  expect(state.reloads).toBe(2)
})

test('nothing is reloaded without storage, so nothing can loop', async () => {
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
  const load = lazyRoute(() => Promise.reject(missing), undefined, blocked)
  await expect(load()).rejects.toBe(missing)
  expect(state.reloads).toBe(0)
})

test('a page that refuses its storage and has no server is not reloaded, and keeps what went wrong', async () => {
  expect(globalThis).not.toHaveProperty('sessionStorage')
  await expect(lazyRoute(() => Promise.reject(missing))()).rejects.toMatchObject({ cause: missing })
})
