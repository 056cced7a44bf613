import { describe, expect, it } from 'vitest'
import { createTestClient } from '../testing/createTestClient.ts'
import { createTestEndpoint } from '../testing/createTestEndpoint.ts'

const read = createTestEndpoint()

const setUp = () => {
  const { client, backend, clock } = createTestClient()
  const open: ((data: unknown) => void)[] = []
  backend.on('/api/test', () => new Promise((resolve) => open.push(resolve)))
  const answer = async (index: number, data: unknown) => {
    open[index]?.(data)
    await clock.advance(0)
  }
  return {
    client,
    backend,
    clock,
    answer,
    aborted: () => backend.requests.map(({ init }) => init.signal?.aborted),
  }
}

describe('sharing', () => {
  it('sends identical reads in flight once', async () => {
    const { client, backend, answer, clock } = setUp()
    const calls = [client.call(read, { a: 1 }), client.call(read, { a: 1 })]
    await clock.advance(0)
    expect(backend.requests).toHaveLength(1)
    await answer(0, 'shared')
    expect(await Promise.all(calls)).toEqual(['shared', 'shared'])
  })

  it('sends again once the first is answered', async () => {
    const { client, backend, answer, clock } = setUp()
    const first = client.call(read, {})
    await clock.advance(0)
    await answer(0, 1)
    await first
    void client.call(read, {})
    await clock.advance(0)
    expect(backend.requests).toHaveLength(2)
  })

  it('keeps other inputs and endpoints apart', async () => {
    const { client, backend, clock } = setUp()
    void client.call(read, { a: 1 })
    void client.call(read, { a: 2 })
    void client.call(createTestEndpoint({ name: 'test.other' }), { a: 1 })
    await clock.advance(0)
    expect(backend.requests).toHaveLength(3)
  })

  it('gives every caller the whole of its own time', async () => {
    const { client, backend, clock, answer } = setUp()
    const first = client.call(read, {}).catch((error: unknown) => error)
    await clock.advance(9_900)
    const second = client.call(read, {})
    await clock.advance(200)
    expect(await first).toMatchObject({ kind: 'timeout', timeoutMs: 10_000 })
    await answer(0, 'in time for the second')
    expect(await second).toBe('in time for the second')
    expect(backend.requests).toHaveLength(1)
  })

  it('never shares what callers read each in their own way', async () => {
    const { client, clock, answer } = setUp()
    const calls = [
      client.call(read, {}, { read: async (response) => response.text() }),
      client.call(read, {}, { read: async (response) => response.status }),
    ]
    await clock.advance(0)
    await answer(0, 1)
    await answer(1, 1)
    expect(await Promise.all(calls)).toEqual(['{"status":true,"data":1}', 200])
  })

  it.each(['write', 'money'] as const)('never shares a call with effect %s', async (effect) => {
    const { client, backend, clock } = setUp()
    const endpoint = createTestEndpoint({ effect })
    void client.call(endpoint, { a: 1 })
    void client.call(endpoint, { a: 1 })
    await clock.advance(0)
    expect(backend.requests).toHaveLength(2)
  })

  it('never shares over the end of an epoch', async () => {
    const { client, backend, clock, answer } = setUp()
    const old = client.call(read, {}).catch((error: unknown) => error)
    await clock.advance(0)
    client.session.begin('new')
    const fresh = client.call(read, {})
    await clock.advance(0)
    expect(backend.requests).toHaveLength(2)
    await answer(1, 'mine')
    expect(await old).toMatchObject({ kind: 'aborted', reason: 'epoch' })
    expect(await fresh).toBe('mine')
  })

  it('lets one caller abort without the others', async () => {
    const { client, clock, answer, aborted } = setUp()
    const controller = new AbortController()
    const leaving = client.call(read, {}, { signal: controller.signal }).catch((error: unknown) => error)
    const staying = client.call(read, {}, { signal: new AbortController().signal })
    await clock.advance(0)
    controller.abort()
    expect(await leaving).toMatchObject({ kind: 'aborted', reason: 'caller' })
    expect(aborted()).toEqual([false])
    await answer(0, 'still here')
    expect(await staying).toBe('still here')
  })

  it('stops the request when the last caller has left, and sends anew for the next', async () => {
    const { client, backend, clock, aborted } = setUp()
    const controllers = [new AbortController(), new AbortController()]
    const calls = controllers.map(({ signal }) =>
      client.call(read, {}, { signal }).catch((error: unknown) => error),
    )
    await clock.advance(0)
    for (const controller of controllers) controller.abort()
    void client.call(read, {})
    expect(await Promise.all(calls)).toMatchObject([{ reason: 'caller' }, { reason: 'caller' }])
    await clock.advance(0)
    expect(aborted()).toEqual([true, false])
    expect(backend.requests).toHaveLength(2)
  })
})
