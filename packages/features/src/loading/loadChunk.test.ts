import { expect, test } from 'vitest'
import { ChunkUnreachableError, loadChunk, type ReloadPort } from './loadChunk.ts'

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
const gone = async () => await Promise.reject(missing)
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test('a chunk that loads is what it exports', async () => {
  expect(await loadChunk(async () => 'loaded', page().port)).toBe('loaded')
})

test('a chunk that is gone reloads the page once, and the next failure is shown', async () => {
  const { state, port } = page()
  void loadChunk(gone, port)
  await settled()
  expect(state.reloads).toBe(1)
  state.now += 5000
  await expect(loadChunk(gone, port)).rejects.toBe(missing)
  expect(state.reloads).toBe(1)
})

test('reloads nothing while the server cannot be reached, and loads the chunk once it can', async () => {
  const { state, port } = page()
  const load = async () => await (state.online ? Promise.resolve('loaded') : Promise.reject(missing))
  state.online = false
  await expect(loadChunk(load, port)).rejects.toBeInstanceOf(ChunkUnreachableError)
  expect(state.reloads).toBe(0)
  state.online = true
  expect(await loadChunk(load, port)).toBe('loaded')
})

test('a chunk that is gone after a minute may reload again', async () => {
  const { state, port } = page()
  void loadChunk(gone, port)
  await settled()
  state.now += 60_000
  void loadChunk(gone, port)
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
  await expect(loadChunk(gone, blocked)).rejects.toBe(missing)
  expect(state.reloads).toBe(0)
})

test('a page that refuses its storage and has no server is not reloaded, and keeps what went wrong', async () => {
  expect(globalThis).not.toHaveProperty('sessionStorage')
  await expect(loadChunk(gone)).rejects.toMatchObject({ cause: missing })
})
