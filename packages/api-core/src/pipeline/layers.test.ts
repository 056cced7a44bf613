import { expect, it } from 'vitest'
import { createTestClient } from '../testing/createTestClient.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'
import type { CallOptions, Middleware } from './middleware.ts'
import { layers } from './layers.ts'

const named = (name: string): Middleware => Object.defineProperty((next) => next, 'name', { value: name })

it('the layers are in the order of the pipeline, outermost first', () => {
  const { client } = createTestClient()
  const made = layers(
    {
      session: client.session,
      headers: { d: '', language: () => '', deviceId: () => '' },
      use: [named('own 1'), named('own 2')],
      sharing: () => named('sharing'),
      retrying: () => named('retrying'),
    },
    { clock: Date, timers: { after: () => () => {} }, random: crypto },
  )
  expect(made.map((layer) => layer?.name || 'deadline')).toEqual([
    'deadline', // one time for everything below, which cannot hold a call up
    'own 1', // sees requests complete, and replies validated
    'own 2',
    'sharing', // one request for all, with everything below done once
    'retrying',
  ])
})

it('lets no own middleware hold a call up beyond its time, its caller or its epoch', async () => {
  const { client, clock } = createTestClient({ use: [() => () => new Promise(() => {})] })
  const controller = new AbortController()
  const call = (options?: CallOptions) =>
    client.call(createTestEndpoint(), {}, options).catch((error: unknown) => error)
  const calls = [call({ timeoutMs: 30 }), call({ signal: controller.signal }), call()]
  await clock.advance(30)
  controller.abort()
  await calls[1]
  client.session.end('logout')
  expect(await Promise.all(calls)).toMatchObject([
    { kind: 'timeout', timeoutMs: 30 },
    { kind: 'aborted', reason: 'caller' },
    { kind: 'aborted', reason: 'epoch' },
  ])
})

it.each([undefined, null, '', 0, false])(
  'fails the call when an own middleware rejects with %j',
  async (reason) => {
    // A middleware in plain JavaScript may.
    const { client } = createTestClient({ use: [() => async () => Promise.reject(reason)] })
    await expect(client.call(createTestEndpoint(), {})).rejects.toThrow('test.read')
  },
)

it('leaves out the features that a client was made without', async () => {
  const { client, backend, clock } = createTestClient({ sharing: undefined, retrying: undefined })
  backend.on('/api/test', () => new Response('', { status: 503 }))
  const calls = [1, 2].map(() => client.call(createTestEndpoint(), {}).catch((error: unknown) => error))
  await clock.advance(60_000)
  expect(await Promise.all(calls)).toMatchObject([{ status: 503 }, { status: 503 }])
  expect(backend.requests).toHaveLength(2)
})

it('throws and sends nothing when a call needs a feature that the client lacks', async () => {
  const { client, backend } = createTestClient({ multipart: undefined, idempotency: undefined })
  const upload = createTestEndpoint({ method: 'POST', encoding: 'multipart', effect: 'write' })
  const money = createTestEndpoint({ effect: 'money' })
  await expect(client.call(upload, {})).rejects.toThrow(new TypeError('Missing option: multipart'))
  await expect(client.call(money, {})).rejects.toThrow(new TypeError('Missing option: idempotency'))
  expect(backend.requests).toHaveLength(0)
  expect(() => createTestClient({ observing: undefined, observe() {} })).toThrow('Missing option: observing')
})
