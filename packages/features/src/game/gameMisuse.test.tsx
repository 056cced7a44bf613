import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { frameOf, logInDemo, makeTestRuntime, openContainer } from '../testing/index.ts'

let server: TestServer
beforeEach(async () => {
  server = await createTestServer()
})
afterEach(() => server.close())

/** A member in a running game. */
async function play() {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime } = makeTestRuntime({ fetch: backend.fetch })
  await logInDemo(runtime)
  const { ready, enter } = openContainer(runtime, '/venues?venue=89&game=g4001&mode=real')
  await enter()
  await eventually(() => expect(ready().hud.balance).toBe(1_000_000n))
  return { runtime, backend, ready, ...frameOf(ready()) }
}

test('a page that floods the shell with messages is taken away, and costs the server next to nothing', async () => {
  const { runtime, backend, ready, say } = await play()
  const asked = backend.count('/api/game/session')
  for (let count = 0; count < 1000; count += 1) {
    say({ from: 'koi-game', type: 'settled', round: crypto.randomUUID() })
  }
  expect(ready().play).toBe('stopped')
  expect(backend.count('/api/game/session')).toBeLessThanOrEqual(asked + 1)
  expect(ready().hud).toMatchObject({ rounds: 0, net: 0n, balance: 1_000_000n })
  runtime.stop()
})

test('a page that goes from page to page is taken away', async () => {
  const { runtime, ready, load } = await play()
  load()
  load()
  expect(ready().play).toBe('open')
  load()
  expect(ready().play).toBe('stopped')
  runtime.stop()
})
