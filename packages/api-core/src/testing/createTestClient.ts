import { type Client, createClient } from '../client/createClient.ts'
import type { ClientOptions } from '../pipeline/clientOptions.ts'
import { allFeatures } from '../pipeline/allFeatures.ts'
import { createSession } from '../session/session.ts'
import { createFakeTransport, type FakeTransport } from './createFakeTransport.ts'
import { createManualClock, type ManualClock } from './createManualClock.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'

/** A client with everything around it under control. */
export interface TestClient {
  readonly client: Client
  readonly backend: FakeTransport
  readonly clock: ManualClock
}

/**
 * Makes a client over a fake transport, a manual clock and a session in memory, logged in as `token` unless other stored
 * values are given.
 *
 * @example
 * ```ts
 * const { client, backend } = createTestClient()
 * backend.on('/api/test', () => 'hello')
 * await client.call(createTestEndpoint(), {}) // 'hello'
 * ```
 */
export function createTestClient(
  changes: Partial<ClientOptions> & { readonly stored?: Readonly<Record<string, string>> | undefined } = {},
): TestClient {
  const { stored = { t: 'token' }, ...options } = changes
  const backend = createFakeTransport()
  const clock = createManualClock(Date.UTC(2026, 10, 21))
  const client = createClient({
    ...allFeatures,
    session: createSession({ storage: createMemoryStorage(stored) }),
    headers: { d: 'koi', language: () => 'zh-CN', deviceId: () => 'web--12345678-12345678' },
    fetch: backend.fetch,
    clock,
    timers: clock,
    ...options,
  })
  return { client, backend, clock }
}
