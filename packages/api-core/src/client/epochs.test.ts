import { describe, expect, it } from 'vitest'
import { createTestClient } from '../testing/createTestClient.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'

const read = createTestEndpoint({ path: '/api/read' })
const write = createTestEndpoint({ path: '/api/write', method: 'POST', effect: 'write', name: 'test.write' })
const login = createTestEndpoint({
  path: '/api/login',
  method: 'POST',
  effect: 'write',
  session: 'begin',
  name: 'login',
})
const logout = createTestEndpoint({
  path: '/api/logout',
  method: 'POST',
  effect: 'write',
  session: 'end',
  name: 'logout',
})

const good = (data: unknown, headers: Record<string, string> = {}) =>
  Response.json({ status: true, data }, { headers })
const refused = (data: unknown) => Response.json({ status: false, data })
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (data) => ({ data }),
    (error: unknown) => error,
  )

/** A backend whose every answer waits until the test gives it. */
const setUp = (...args: Parameters<typeof createTestClient>) => {
  const made = createTestClient(...args)
  const open: ((response: Response) => void)[] = []
  for (const { path } of [read, write, login, logout]) {
    made.backend.on(path, () => new Promise<Response>((resolve) => open.push(resolve)))
  }
  return {
    ...made,
    session: made.client.session,
    answer: async (index: number, response: Response) => {
      open[index]?.(response)
      await made.clock.advance(0)
    },
  }
}

describe('a login', () => {
  it('begins the session with the token and vid of its reply, and resolves', async () => {
    const { client, session, answer } = setUp({ stored: {} })
    const call = client.call(login, {})
    await answer(0, good('welcome', { id: 'fresh', vid: 'v1' }))
    expect(await call).toBe('welcome')
    expect([session.epoch, session.token(), session.vid()]).toEqual([1, 'fresh', 'v1'])
  })

  it('aborts what the guest had in flight', async () => {
    const { client, answer } = setUp({ stored: {} })
    const guest = outcome(client.call(read, {}))
    const call = client.call(login, {})
    await answer(1, good('welcome', { id: 'fresh' }))
    expect(await guest).toMatchObject({ kind: 'aborted', reason: 'epoch' })
    expect(await call).toBe('welcome')
  })

  it('a refused login begins nothing and stores nothing, even with a token header', async () => {
    const { client, session, answer } = setUp({ stored: {} })
    const call = outcome(client.call(login, {}))
    await answer(0, Response.json({ status: false, data: 'bad-credentials' }, { headers: { id: 'ghost' } }))
    expect(await call).toMatchObject({ kind: 'refused', code: 'bad-credentials' })
    expect([session.epoch, session.token()]).toEqual([0, null])
  })

  it('a login without a token in its reply fails with a typed error, and leaves the session', async () => {
    const { client, session, answer } = setUp({ stored: {} })
    const call = outcome(client.call(login, {}))
    await answer(0, good('welcome'))
    expect(await call).toMatchObject({ kind: 'malformed-reply', reason: 'no-token' })
    expect([session.epoch, session.token()]).toEqual([0, null])
  })

  it('a login of an older epoch begins no session', async () => {
    const { client, session, answer } = setUp({ stored: {} })
    const slow = outcome(client.call(login, { account: 'a' }))
    const fast = client.call(login, { account: 'b' })
    await answer(1, good('b', { id: 'token-b' }))
    await fast
    await answer(0, good('a', { id: 'token-a' }))
    expect(await slow).toMatchObject({ kind: 'aborted', reason: 'epoch' })
    expect([session.epoch, session.token()]).toEqual([1, 'token-b'])
  })

  it('a login as another member leaves nothing of the first', async () => {
    const { client, session, answer } = setUp({ stored: { t: 'first', vid: 'first' } })
    const call = client.call(login, {})
    await answer(0, good('welcome', { id: 'second' }))
    await call
    expect([session.token(), session.vid()]).toEqual(['second', null])
  })
})

describe('a logout', () => {
  it('ends the session when it is answered', async () => {
    const { client, session, answer } = setUp()
    const call = client.call(logout, {})
    expect(session.token()).toBe('token')
    await answer(0, good('bye', { id: 'rotated' }))
    expect(await call).toBe('bye')
    expect([session.epoch, session.token()]).toEqual([1, null])
  })

  it.each([
    ['refused', refused('busy'), 'refused'],
    ['answered 500', new Response('', { status: 500 }), 'http'],
    ['answered with rubbish', new Response('<'), 'malformed-reply'],
    ['answered that the session is over', refused('token'), 'session-expired'],
  ])('ends the session locally when it is %s', async (_, response, kind) => {
    const { client, session, answer } = setUp()
    const reasons: unknown[] = []
    session.subscribe((event) => reasons.push(event.reason))
    const call = outcome(client.call(logout, {}))
    await answer(0, response)
    expect(await call).toMatchObject({ kind })
    expect([session.token(), reasons]).toEqual([null, ['logout']])
  })

  it('ends the session locally when it times out, is aborted, or cannot be sent', async () => {
    const slow = setUp()
    const timedOut = outcome(slow.client.call(logout, {}))
    await slow.clock.advance(10_000)
    expect(await timedOut).toMatchObject({ kind: 'timeout' })
    expect(slow.session.token()).toBeNull()

    const stopped = setUp()
    expect(await outcome(stopped.client.call(logout, {}, { signal: AbortSignal.abort() }))).toMatchObject({
      kind: 'aborted',
      reason: 'caller',
    })
    expect(stopped.session.token()).toBeNull()

    const offline = setUp({ fetch: () => Promise.reject(new TypeError('offline')) })
    expect(await outcome(offline.client.call(logout, {}))).toMatchObject({ kind: 'network' })
    expect(offline.session.token()).toBeNull()
  })

  it('a logout of an older epoch does not end the new session', async () => {
    const { client, session, answer } = setUp()
    const late = outcome(client.call(logout, {}))
    session.begin('new')
    await answer(0, good('bye'))
    expect(await late).toMatchObject({ kind: 'aborted', reason: 'epoch' })
    expect(session.token()).toBe('new')
  })
})

describe('an expiry', () => {
  it('an expired session is handled once, however many replies report it', async () => {
    const { client, session, answer } = setUp()
    const events: unknown[] = []
    session.subscribe((event) => events.push(event))
    const calls = Array.from({ length: 10 }, (_, page) => outcome(client.call(read, { page })))
    await Promise.all(calls.map((__, index) => answer(index, refused('token'))))
    const kinds = (await Promise.all(calls)).map((error) => (error instanceof Error ? error.name : 'data'))
    expect(kinds.toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'AbortedError'),
      'SessionExpiredError',
    ])
    expect(events).toEqual([{ type: 'ended', reason: 'expired', epoch: 1 }])
  })

  it('aborts the requests in flight', async () => {
    const { client, backend, answer } = setUp()
    const expiring = outcome(client.call(read, {}))
    const other = outcome(client.call(write, {}))
    await answer(0, refused('token'))
    expect(await expiring).toMatchObject({ kind: 'session-expired' })
    expect(await other).toMatchObject({ kind: 'aborted', reason: 'epoch' })
    expect(backend.requests.map(({ init }) => init.signal?.aborted)).toEqual([false, true])
  })

  it('an expired session in a late reply changes nothing after a new login', async () => {
    const { client, session, answer } = setUp()
    const late = outcome(client.call(read, {}))
    session.begin('new')
    await answer(0, refused('token'))
    expect(await late).toMatchObject({ kind: 'aborted', reason: 'epoch' })
    expect([session.epoch, session.token()]).toEqual([1, 'new'])
  })
})

describe('rotation', () => {
  it('keeps the header that arrived last, whichever call was sent first', async () => {
    const { client, session, answer } = setUp()
    const calls = [client.call(read, { page: 1 }), client.call(read, { page: 2 })]
    await answer(1, good(2, { id: 'two' }))
    expect(session.token()).toBe('two')
    await answer(0, good(1, { id: 'one', vid: 'v' }))
    expect([session.token(), session.vid()]).toEqual(['one', 'v'])
    await Promise.all(calls)
  })

  it('takes effect when headers arrive, before the body is there', async () => {
    const { client, session, answer } = setUp()
    let finish = () => {}
    const body = new ReadableStream({
      start(controller) {
        finish = () => {
          controller.enqueue(new TextEncoder().encode('{"status":true,"data":1}'))
          controller.close()
        }
      },
    })
    const call = client.call(read, {})
    await answer(0, new Response(body, { headers: { id: 'early' } }))
    expect(session.token()).toBe('early')
    finish()
    expect(await call).toBe(1)
  })

  it('counts for refusals and failures too', async () => {
    const { client, session, answer } = setUp()
    const call = outcome(client.call(write, {}))
    await answer(0, new Response('', { status: 500, headers: { id: 'rotated' } }))
    expect(await call).toMatchObject({ kind: 'http' })
    expect(session.token()).toBe('rotated')
  })

  it('the rotated token of a late reply does not touch the new session, even over a transport that cannot be aborted', async () => {
    let respond: (response: Response) => void = () => {}
    const { client, session, clock } = setUp({
      fetch: () => new Promise<Response>((resolve) => (respond = resolve)),
    })
    const late = outcome(client.call(write, {}))
    session.begin('new', 'new-visit')
    respond(good('old data', { id: 'ghost', vid: 'ghost' }))
    await clock.advance(0)
    expect(await late).toMatchObject({ kind: 'aborted', reason: 'epoch' })
    expect([session.token(), session.vid()]).toEqual(['new', 'new-visit'])
  })

  it('a body that ends after the epoch does not reach the caller', async () => {
    const { client, session, answer } = setUp()
    const call = outcome(client.call(read, {}))
    await answer(0, new Response(new ReadableStream()))
    session.end('logout')
    expect(await call).toMatchObject({ kind: 'aborted', reason: 'epoch' })
  })
})
