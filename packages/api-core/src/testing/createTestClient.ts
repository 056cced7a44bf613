import type { Client } from '../client/client.ts'
import type { ClientOptions } from '../client/clientOptions.ts'
import { createClient } from '../client/createClient.ts'
import { allParts } from '../pipeline/allParts.ts'
import { createSession } from '../session/createSession.ts'
import { createFakeTransport } from './createFakeTransport.ts'
import type { FakeTransport } from './createFakeTransport.ts'
import { createManualClock } from './createManualClock.ts'
import type { ManualClock } from './createManualClock.ts'
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
    ...allParts,
    session: createSession({ storage: createMemoryStorage(stored) }),
    headers: { d: 'koi', language: () => 'zh-CN', deviceId: () => 'web--12345678-12345678' },
    fetch: backend.fetch,
    clock,
    timers: clock,
    ...options,
  })
  return { client, backend, clock }
}
