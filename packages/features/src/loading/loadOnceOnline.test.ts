import { expect, test } from 'vitest'
import { loadOnceOnline } from './loadOnceOnline.ts'

test('a chunk that does not come is asked for each time that the network is back, until it is there', async () => {
  let tries = 0
  let failed = Promise.withResolvers<void>()
  const load = async () => {
    tries += 1
    if (tries === 3) return 'there'
    failed.resolve()
    throw new TypeError('Failed to fetch dynamically imported module')
  }
  const loading = loadOnceOnline(load, {
    clock: { now: () => 0 },
    storage: { getItem: () => null, setItem: () => {} },
    reload: () => expect.unreachable('the page was reloaded'),
    isReachable: async () => false,
  })
  for (let online = 0; online < 2; online += 1) {
    await failed.promise
    failed = Promise.withResolvers()
    // It listens once it knows that the server is out of reach.
    await new Promise((resolve) => setImmediate(resolve))
    dispatchEvent(new Event('online'))
  }
  expect(await loading).toBe('there')
  expect(tries).toBe(3)
})
