import { balance } from '@koi/contract/member'
import { transfer } from '@koi/contract/wallet'
import { walletApi } from '@koi/store'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { logInDemo, makeTestRuntime, renderFeature } from '../testing/index.ts'
import { retryDelay, useMoneyIntent } from './useMoneyIntent.ts'

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

/**
 * A page of the demo member that can send one transfer of `amount`, each with an own amount so that tests do not meet. With
 * `intents` it is the page of a tab that has noted them.
 */
async function page(amount: bigint, intents: string | null = null) {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const kept = intents === null ? {} : { sessionStorage: { intents } }
  const { runtime, clock } = makeTestRuntime({ fetch: backend.fetch, ...kept })
  open.push(runtime)
  await logInDemo(runtime)
  const { result, unmount } = renderFeature(runtime, () => {
    const [send] = walletApi.endpoints.transfer.useMutation()
    const intent = useMoneyIntent(transfer)
    const submit = (confirmDuplicate?: boolean) =>
      intent.submit((idempotencyKey) =>
        send({
          input: { from: 0, to: 89, amount, ...(confirmDuplicate ? { confirm_duplicate: true } : {}) },
          idempotencyKey,
        }),
      )
    return { ...intent, submit }
  })
  const central = async () => (await runtime.client.call(balance, {})).central
  const press = (confirmDuplicate?: boolean) => act(() => void result.current.submit(confirmDuplicate))
  const reaches = (step: string) => eventually(() => expect(result.current.state.step).toBe(step))
  const noted = () => runtime.sessionStorage.getItem('intents')
  return { runtime, backend, clock, result, unmount, central, press, reaches, noted, before: await central() }
}

test('a reply that is lost after the money moved is found again: done once, with the answer', async () => {
  const { backend, central, before, press, reaches, result } = await page(1_001n)
  const mend = backend.cut(paths.call, 'after')
  press()
  await reaches('done')
  mend()
  expect(result.current.state).toMatchObject({ reply: { from: 0, to: 89, amount: 1_001n } })
  expect(backend.count(paths.call)).toBe(1)
  expect(await central()).toBe(before - 1_001n)
})

test('a request that is lost is not done, moves nothing, and may be sent anew', async () => {
  const { backend, central, before, press, reaches } = await page(1_002n)
  const mend = backend.cut(paths.call, 'before')
  press()
  await reaches('not-done')
  expect(await central()).toBe(before)
  mend()
  press()
  await reaches('done')
  expect(await central()).toBe(before - 1_002n)
})

test('the intent keeps asking for its outcome, more and more slowly, while the server cannot be reached, and never sends again', async () => {
  const { backend, clock, central, before, press, reaches, result } = await page(1_003n)
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
    await backend.settled()
    expect(result.current.state.step).toBe('done')
  })
  expect(backend.count(paths.call)).toBe(1)
  expect(await central()).toBe(before - 1_003n)
})

test('pressing again while it is under way sends nothing', async () => {
  const { backend, press, reaches } = await page(1_004n)
  const release = backend.hold(paths.call)
  press()
  press()
  release()
  await reaches('done')
  expect(backend.count(paths.call)).toBe(1)
})

/** A page whose transfer of `amount` took effect, left while it asks how it ended. */
async function unsettled(amount: bigint) {
  const left = await page(amount)
  const mends = [left.backend.cut(paths.call, 'after'), left.backend.cut(paths.outcome, 'before')]
  left.press()
  await left.reaches('confirming')
  left.unmount()
  for (const mend of mends) mend()
  return left
}

test('a page that was reloaded finds what it had sent, asks how it ended, and sends nothing', async () => {
  const left = await unsettled(1_005n)
  const note = left.noted()
  expect(JSON.parse(note ?? '')).toEqual([
    { call: 'wallet.transfer', key: expect.stringMatching(/^[\da-f-]{36}$/), at: left.clock.now() },
  ])
  const reloaded = await page(1_005n, note)
  await reloaded.reaches('done')
  expect(reloaded.result.current.state).toMatchObject({ reply: { amount: 1_005n } })
  expect(reloaded.noted()).toBeNull()
  expect(reloaded.backend.count(paths.call)).toBe(0)
  expect(await reloaded.central()).toBe(left.before - 1_005n)
})

test('a session that ends while a request is on its way leaves it open, until the member is back', async () => {
  const { runtime, backend, central, before, press, reaches, noted } = await page(1_006n)
  const release = backend.hold(paths.call)
  press()
  await reaches('sending')
  act(() => void runtime.client.session.expire(runtime.client.session.epoch))
  release()
  await eventually(() => expect(noted()).not.toBeNull())
  expect(backend.count(paths.outcome)).toBe(0)
  await act(() => logInDemo(runtime))
  await eventually(() => expect(noted()).toBeNull())
  const moved = (await central()) !== before
  await reaches(moved ? 'done' : 'not-done')
})

test('a member who logs out leaves no note behind', async () => {
  const { runtime, backend, press, reaches, noted } = await page(1_009n)
  backend.cut(paths.call, 'before')
  backend.cut(paths.outcome, 'before')
  press()
  await reaches('confirming')
  expect(noted()).not.toBeNull()
  act(() => runtime.client.session.end('logout'))
  expect(noted()).toBeNull()
})

test('what is refused or done leaves no note, even when the page is gone by then', async () => {
  const { backend, press, unmount, noted } = await page(1_007n)
  const release = backend.hold(paths.call)
  press()
  expect(noted()).not.toBeNull()
  unmount()
  release()
  await eventually(() => expect(noted()).toBeNull())
  const poor = await page(9_999_900n)
  poor.press()
  await poor.reaches('refused')
  expect(poor.noted()).toBeNull()
})

test('another tab has no note of it, and cannot pay a second time unless the member means it', async () => {
  const left = await unsettled(1_008n)
  const other = await page(1_008n)
  other.press()
  await other.reaches('refused')
  expect(other.result.current.state).toMatchObject({ failure: { code: 'duplicate-suspected' } })
  const after = left.before - 1_008n
  expect(await other.central()).toBe(after)
  other.press(true)
  await other.reaches('done')
  expect(await other.central()).toBe(after - 1_008n)
})

test('an open outcome is asked for again after 1, 2, 4 and 8 seconds, then every 15', () => {
  expect([0, 1, 2, 3, 4, 40].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
})
