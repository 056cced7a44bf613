import { expect, it } from 'vitest'
import { createTestClient } from '../testing/createTestClient.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'
import { layers } from './layers.ts'
import type { Middleware } from './middleware.ts'

const named = (name: string): Middleware => Object.defineProperty((next) => next, 'name', { value: name })

it('is the order of the pipeline, outermost first', () => {
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
    'own 1', // sees requests complete, and replies validated
    'own 2',
    'sharing', // one request for all, with everything below done once
    'deadline', // one time for all tries and the body
    'retrying',
  ])
})

it('leaves out the parts that a client was made without', async () => {
  const { client, backend, clock } = createTestClient({ sharing: undefined, retrying: undefined })
  backend.on('/api/test', () => new Response('', { status: 503 }))
  const calls = [1, 2].map(() => client.call(createTestEndpoint(), {}).catch((error: unknown) => error))
  await clock.advance(60_000)
  expect(await Promise.all(calls)).toMatchObject([{ status: 503 }, { status: 503 }])
  expect(backend.requests).toHaveLength(2)
})

it('says so when a call needs a part that is not there, and sends nothing', async () => {
  const { client, backend } = createTestClient({ multipart: undefined, idempotency: undefined })
  const upload = createTestEndpoint({ method: 'POST', encoding: 'multipart', effect: 'write' })
  await expect(client.call(upload, {})).rejects.toThrow(TypeError)
  await expect(client.call(createTestEndpoint({ effect: 'money' }), {})).rejects.toThrow('Missing part')
  expect(backend.requests).toHaveLength(0)
})
