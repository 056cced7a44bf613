import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharedServer } from './sharedServers.ts'

const desktop = { api: 'http://a', desktop: 'http://d', mobile: 'http://m', sandbox: 'http://s' }
const mobile = { ...desktop, api: 'http://b' }
let places = ''

beforeEach(() => {
  places = mkdtempSync(join(tmpdir(), 'koi-places-'))
  vi.stubEnv('E2E_SHARED_SERVERS', JSON.stringify({ places, origins: { desktop, mobile } }))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(places, { recursive: true })
})

test('all workers of a project share its server', () => {
  expect(sharedServer('desktop', 0)).toEqual(desktop)
  expect(sharedServer('desktop', 1)).toEqual(desktop)
  expect(sharedServer('mobile', 0)).toEqual(mobile)
})

test('a worker that takes the place of another one shares no server', () => {
  sharedServer('desktop', 0)
  expect(sharedServer('desktop', 0)).toBeUndefined()
})

test('a run without shared servers has none for any worker', () => {
  vi.stubEnv('E2E_SHARED_SERVERS', undefined)
  expect(sharedServer('desktop', 0)).toBeUndefined()
})
