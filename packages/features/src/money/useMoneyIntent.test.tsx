import { balance, transfer } from '@koi/contract'
import { walletApi } from '@koi/store'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../app/runtime.ts'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { useMoneyIntent } from './useMoneyIntent.ts'

const paths = { call: '/api/game/transfer', outcome: '/api/f/v1/money/outcome' }

let server: TestServer
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer()
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
})
afterAll(() => server.close())

/** A page of the demo member that can send one transfer of `amount`, each with an own amount so that tests do not meet. */
async function page(amount: string) {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { runtime, clock } = makeTestRuntime({ fetch: backend.fetch })
  open.push(runtime)
  await logInDemo(runtime)
  const { result, unmount } = renderFeature(runtime, () => {
    const [send] = walletApi.endpoints.transfer.useMutation()
    const intent = useMoneyIntent(transfer)
    const submit = (again?: boolean) =>
      intent.submit((idempotencyKey) =>
        send({ input: { from: 0, to: 89, amount, ...(again ? { again } : {}) }, idempotencyKey }),
      )
    return { ...intent, submit }
  })
  const central = async () => (await runtime.client.call(balance, {})).central
  const press = (again?: boolean) => act(() => void result.current.submit(again))
  const reaches = (step: string) => eventually(() => expect(result.current.state.step).toBe(step))
  return { backend, clock, result, unmount, central, press, reaches, before: await central() }
}

const less = (yuan: string, fen: bigint) => {
  const left = BigInt(yuan.replace('.', '')) - fen
  return `${left / 100n}.${(left % 100n).toString().padStart(2, '0')}`
}

test('a reply that is lost after the money moved is found again: done once, with the answer', async () => {
  const { backend, central, before, press, reaches, result } = await page('10.01')
  const mend = backend.cut(paths.call, 'after')
  press()
  await reaches('done')
  mend()
  expect(result.current.state).toMatchObject({ reply: { from: 0, to: 89, amount: '10.01' } })
  expect(backend.count(paths.call)).toBe(1)
  expect(await central()).toBe(less(before, 1001n))
})

test('a request that is lost is not done, moves nothing, and may be sent anew', async () => {
  const { backend, central, before, press, reaches } = await page('10.02')
  const mend = backend.cut(paths.call, 'before')
  press()
  await reaches('not-done')
  expect(await central()).toBe(before)
  mend()
  press()
  await reaches('done')
  expect(await central()).toBe(less(before, 1002n))
})

test('while the server cannot be reached it keeps asking, more and more slowly, and never sends again', async () => {
  const { backend, clock, central, before, press, reaches, result } = await page('10.03')
  const mends = [backend.cut(paths.call, 'after'), backend.cut(paths.outcome, 'before')]
  press()
  await reaches('confirming')
  for (const [asked, pause] of [1000, 2000, 4000, 8000].entries()) {
    await eventually(() => expect(backend.count(paths.outcome)).toBe(asked + 1))
    await clock.advance(pause - 1)
    expect(backend.count(paths.outcome)).toBe(asked + 1)
    await clock.advance(1)
  }
  press()
  act(() => result.current.reset())
  expect(result.current.state.step).toBe('confirming')
  for (const mend of mends) mend()
  await eventually(async () => {
    await clock.advance(15_000)
    expect(result.current.state.step).toBe('done')
  })
  expect(backend.count(paths.call)).toBe(1)
  expect(await central()).toBe(less(before, 1003n))
})

test('pressing again while it is under way sends nothing', async () => {
  const { backend, press, reaches } = await page('10.04')
  const release = backend.hold(paths.call)
  press()
  press()
  release()
  await reaches('done')
  expect(backend.count(paths.call)).toBe(1)
})

test('a page that was reloaded or opened twice cannot pay a second time, unless the member means it', async () => {
  const first = await page('10.05')
  const mends = [first.backend.cut(paths.call, 'after'), first.backend.cut(paths.outcome, 'before')]
  first.press()
  await first.reaches('confirming')
  first.unmount()
  for (const mend of mends) mend()

  const reloaded = await page('10.05')
  reloaded.press()
  await reloaded.reaches('refused')
  expect(reloaded.result.current.state).toMatchObject({ failure: { code: 'repeat-suspected' } })
  const after = less(first.before, 1005n)
  expect(await reloaded.central()).toBe(after)
  reloaded.press(true)
  await reloaded.reaches('done')
  expect(await reloaded.central()).toBe(less(after, 1005n))
})
