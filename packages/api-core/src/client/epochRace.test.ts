import { expect, it } from 'vitest'
import type { Endpoint } from '../endpoint/endpoint.ts'
import { SessionExpiredError } from '../errors/refusals.ts'
import type { Middleware } from '../pipeline/middleware.ts'
import { createTestClient } from '../testing/createTestClient.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'

/** Makes a call over a rest of the pipeline that ends the epoch in the very moment in which it settles. */
const race = async (changes: Partial<Endpoint>, result: Response | Error) => {
  const ending: Middleware = () => async () => {
    client.session.begin('new')
    if (result instanceof Error) throw result
    return { response: result }
  }
  const { client } = createTestClient({ stored: { t: 'old' }, use: [ending] })
  const error = await client.call(createTestEndpoint(changes), {}).catch((reason: unknown) => reason)
  return { error, session: client.session }
}

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
