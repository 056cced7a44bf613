import { describe, expect, it } from 'vitest'
import { createTestClient } from '../testing/createTestClient.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'

const read = createTestEndpoint()
const failing = (status: number, headers: Record<string, string> = {}) =>
  new Response('', { status, headers })

/** Answers with the given replies in turn, and notes when each request came. */
const setUp = (...replies: (Response | Error)[]) => {
  const { client, backend, clock } = createTestClient({
    // The largest jitter there is: the whole wait but a hair.
    random: { getRandomValues: (bytes) => bytes.fill(255) },
  })
  const start = clock.now()
  const times: number[] = []
  backend.on('/api/test', () => {
    const reply = replies[Math.min(times.length, replies.length - 1)]
    times.push(Math.round(clock.now() - start))
    if (reply instanceof Error) throw reply
    return reply?.clone()
  })
  return { client, clock, times }
}

const settled = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: unknown) => error,
  )

describe('retrying', () => {
  it.each([502, 503, 504])('repeats a read after %d, twice at most, each time later', async (status) => {
    const { client, clock, times } = setUp(failing(status))
    const call = settled(client.call(read, {}))
    await clock.advance(5_000)
    expect(await call).toMatchObject({ kind: 'http', status })
    expect(times).toEqual([0, 300, 900])
  })

  it('repeats a read after a failure of the network, until it succeeds', async () => {
    const { client, clock, times } = setUp(new TypeError('reset'), Response.json({ status: true, data: 1 }))
    const call = client.call(read, {})
    await clock.advance(5_000)
    expect(await call).toBe(1)
    expect(times).toHaveLength(2)
  })

  it('waits as long as the server asks', async () => {
    const { client, clock, times } = setUp(
      failing(503, { 'retry-after': '2' }),
      Response.json({ status: true }),
    )
    const call = client.call(read, {})
    await clock.advance(5_000)
    await call
    expect(times).toEqual([0, 2_000])
  })

  it('takes a date as the time to wait', async () => {
    const at = new Date(Date.UTC(2026, 10, 21) + 3_000).toUTCString()
    const { client, clock, times } = setUp(
      failing(503, { 'retry-after': at }),
      Response.json({ status: true }),
    )
    const call = client.call(read, {})
    await clock.advance(5_000)
    await call
    expect(times).toEqual([0, 3_000])
  })

  it('retrying gives up when the server asks to wait for long, and passes that on', async () => {
    const { client, times } = setUp(failing(503, { 'retry-after': '60' }))
    expect(await settled(client.call(read, {}))).toMatchObject({ status: 503, retryAfter: '60' })
    expect(times).toHaveLength(1)
  })

  it.each([400, 403, 404, 429, 500, 501])('retrying does not repeat a call after %d', async (status) => {
    const { client, times } = setUp(failing(status))
    expect(await settled(client.call(read, {}))).toMatchObject({ status })
    expect(times).toHaveLength(1)
  })

  it('retrying does not repeat a call after a refusal or a malformed reply', async () => {
    for (const reply of [Response.json({ status: false, data: 'busy' }), new Response('<')]) {
      const { client, times } = setUp(reply)
      expect(await settled(client.call(read, {}))).toBeInstanceOf(Error)
      expect(times).toHaveLength(1)
    }
  })

  it.each([
    createTestEndpoint({ effect: 'money' }),
    createTestEndpoint({ effect: 'write' }),
    createTestEndpoint({ method: 'POST', effect: 'money' }),
    createTestEndpoint({ method: 'POST', effect: 'read' }),
    createTestEndpoint({ method: 'PUT', effect: 'write' }),
  ])('never repeats $method with effect $effect', async (endpoint) => {
    for (const reply of [failing(503), new TypeError('reset')]) {
      const { client, clock, times } = setUp(reply)
      expect(await settled(client.call(endpoint, {}))).toBeInstanceOf(Error)
      await clock.advance(60_000)
      expect(times).toHaveLength(1)
    }
  })

  it('stops waiting when the caller aborts, and leaves no timer', async () => {
    const { client, clock, times } = setUp(failing(503))
    const controller = new AbortController()
    const call = settled(client.call(read, {}, { signal: controller.signal }))
    await clock.advance(100)
    controller.abort()
    expect(await call).toMatchObject({ kind: 'aborted', reason: 'caller' })
    expect(clock.pending).toBe(0)
    await clock.advance(60_000)
    expect(times).toHaveLength(1)
  })

  it('stays within the time of the call', async () => {
    const { client, clock, times } = setUp(failing(503, { 'retry-after': '4' }))
    const call = settled(client.call(read, {}, { timeoutMs: 7_000 }))
    await clock.advance(60_000)
    expect(await call).toMatchObject({ kind: 'timeout', timeoutMs: 7_000 })
    expect(times).toEqual([0, 4_000])
  })

  it('sends the token that is valid by then', async () => {
    const { client, backend, clock } = createTestClient()
    backend.on('/api/test', ({ headers }) =>
      headers.get('t') === 'token'
        ? failing(503, { id: 'rotated' })
        : Response.json({ status: true, data: headers.get('t') }),
    )
    const call = client.call(read, {})
    await clock.advance(5_000)
    expect(await call).toBe('rotated')
  })
})
