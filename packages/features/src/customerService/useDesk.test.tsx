import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useDesk } from './useDesk.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const frames: HTMLIFrameElement[] = []
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove()
})

async function open(fetch: typeof server.fetch = (url, init) => server.fetch(url, init)) {
  const { runtime, clock } = makeTestRuntime({ fetch })
  runtime.start()
  const { result } = renderFeature(runtime, () => useDesk())
  const frame = document.createElement('iframe')
  frames.push(frame)
  document.body.append(frame)
  const say = (event: { data?: unknown; origin?: string; source?: Window | null }) =>
    act(() => {
      const source = frame.contentWindow
      const ready = { from: 'koi-desk', type: 'ready' }
      dispatchEvent(
        new MessageEvent('message', { data: ready, origin: 'http://127.0.0.1:4175', source, ...event }),
      )
    })
  return { result, clock, frame, say, runtime }
}

test('the desk is framed in the language of the player, and is open once it says so itself', async () => {
  const { result, frame, say, runtime } = await open()
  await eventually(() => expect(result.current.frame?.src).toBe('http://127.0.0.1:4175/desk?lang=zh-CN'))
  act(() => result.current.frame?.ref(frame))
  expect(result.current.status).toBe('opening')
  say({ origin: 'http://evil.test' })
  say({ source: window })
  say({ data: { from: 'koi-desk', type: 'pay' } })
  expect(result.current.status).toBe('opening')
  say({})
  expect(result.current.status).toBe('open')
  runtime.stop()
})

test('a desk that says nothing is given up after some seconds, and may be tried again or come late', async () => {
  const { result, clock, frame, say, runtime } = await open()
  await eventually(() => expect(result.current.frame).not.toBeNull())
  act(() => result.current.frame?.ref(frame))
  await act(() => clock.advance(8_000))
  expect(result.current.status).toBe('failed')
  act(() => result.current.onRetry())
  expect([result.current.status, result.current.frame?.attempt]).toEqual(['opening', 2])
  await act(() => clock.advance(8_000))
  expect(result.current.status).toBe('failed')
  say({})
  expect(result.current.status).toBe('open')
  runtime.stop()
})

test('a desk whose address no server tells leaves another way to write', async () => {
  const { result, clock, runtime } = await open(async () => {
    throw new TypeError('no network')
  })
  await act(() => clock.advance(8_000))
  await eventually(() => expect(result.current.status).toBe('failed'))
  expect([result.current.frame, result.current.mail]).toEqual([null, 'service@koi.example'])
  runtime.stop()
})

test('a desk on the origin of the shell is never framed: no sandbox would hold it', async () => {
  const own = `${location.origin}/desk`
  const { result, runtime, clock } = await open(async (url, init) => {
    const reply = await server.fetch(url, init)
    const text = (await reply.text()).replace('http://127.0.0.1:4175/desk', own)
    return new Response(text, { headers: reply.headers, status: reply.status })
  })
  await act(() => clock.advance(8_000))
  await eventually(() => expect(result.current.status).toBe('failed'))
  expect(result.current.frame).toBeNull()
  runtime.stop()
})
