import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../endpoint/endpoint.ts'
import { SessionExpiredError } from '../errors/sessionExpiredError.ts'
import { createSession } from '../session/createSession.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'
import { DEFAULT_HEADER_NAMES } from '../client/defaultHeaderNames.ts'
import { epochGuard } from './epochGuard.ts'

/** Runs the guard over a rest of the pipeline that ends the epoch in the very moment in which it settles. */
const race = async (changes: Partial<Endpoint>, result: Response | Error) => {
  const session = createSession({ storage: createMemoryStorage({ t: 'old' }) })
  const guard = epochGuard({
    session,
    names: DEFAULT_HEADER_NAMES,
    baseUrl: '',
    d: '',
    language: () => '',
    deviceId: () => '',
    clock: Date,
    timers: { after: () => () => {} },
    random: crypto,
    logger: undefined,
    observe: undefined,
    serverClock: undefined,
    use: [],
  })
  const send = guard(async () => {
    session.begin('new')
    if (result instanceof Error) throw result
    return { response: result }
  })
  const error = await send(createTestRequest({ endpoint: createTestEndpoint(changes) })).catch(
    (reason: unknown) => reason,
  )
  return { error, session }
}

describe('epochGuard', () => {
  it.each([
    ['a good reply', {}, new Response()],
    ['a login', { session: 'begin' }, new Response('', { headers: { id: 'late' } })],
    ['a logout', { session: 'end' }, new Response()],
    ['a failed logout', { session: 'end' }, new Error('failed')],
    ['an expiry', {}, new SessionExpiredError('test')],
    ['any failure', {}, new Error('failed')],
  ] as const)(
    'turns %s of an epoch that has just ended into an abort, and touches nothing',
    async (_, changes, result) => {
      const { error, session } = await race(changes, result)
      expect(error).toMatchObject({ kind: 'aborted', reason: 'epoch' })
      expect([session.epoch, session.token()]).toEqual([1, 'new'])
    },
  )
})
