import { createClient } from '@koi/api-core'
import { createSession } from '@koi/api-core/session'
import { anySchema, createMemoryStorage, createTestEndpoint } from '@koi/api-core/testing'
import type { Contender, Setting } from './contender.ts'
import { WORK } from './work.ts'

/** The work by this package: with a session and a typed refusal beside what the others do. */
export function koi({ origin, fetch }: Setting): Contender {
  const { d, lang, device, t } = WORK.headers
  const client = createClient({
    baseUrl: origin,
    session: createSession({ storage: createMemoryStorage({ t }) }),
    headers: { d, language: () => lang, deviceId: () => device },
    timeoutMs: WORK.timeoutMs,
    fetch,
  })
  const endpoint = createTestEndpoint({
    method: 'POST',
    path: WORK.path,
    encoding: 'form',
    effect: 'write',
    output: anySchema,
  })
  return { name: '@koi/api-core', call: () => client.call(endpoint, WORK.fields) }
}
