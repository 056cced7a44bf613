import { gameApi } from '@koi/store'
import { ToastRegion } from '@koi/ui'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { act, render } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { AppProviders } from '../shell/AppProviders.tsx'
import { logInDemo, makeTestRuntime, playRounds, settleOpenRound } from '../testing/index.ts'
import { LeftRounds } from './LeftRounds.tsx'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const { launch, leave } = gameApi.endpoints

async function openGame({ page: { store } }: Runtime) {
  const input = { venue_id: 89, game_id: 'g4001', mode: 'real', close_other: true } as const
  const { data } = await store.dispatch(launch.initiate({ input, idempotencyKey: crypto.randomUUID() }))
  if (!data) throw new Error('the game did not open')
  return data
}

function renderWatch(runtime: Runtime) {
  const page = render(
    <AppProviders runtime={runtime}>
      <LeftRounds />
      <ToastRegion />
    </AppProviders>,
  )
  return { told: () => page.queryByText(/“锦鲤跃龙门”未完成的一局已结算/), unmount: page.unmount }
}

/** A page of a member who has just left a game in the middle of a round. */
async function leftPage() {
  const { runtime, clock } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  const { store } = runtime.page
  const left = await openGame(runtime)
  await playRounds(server.fetch, left.url, { rounds: 1, stake: 1000n, settle: false })
  const watch = renderWatch(runtime)
  const input = { session_id: left.sessionId }
  await act(() => store.dispatch(leave.initiate({ input, idempotencyKey: crypto.randomUUID() })))
  expect(store.getState().leftRounds.open).toHaveLength(1)
  await eventually(() => expect(runtime.sessionStorage.getItem('leftRounds')).not.toBeNull())
  return { runtime, clock, ...watch }
}

test('the result of a round is told after its game was left, and only once it is settled', async () => {
  const { runtime, clock, told, unmount } = await leftPage()
  await act(() => clock.advance(10_000))
  expect(told()).toBeNull()

  await settleOpenRound(server.fetch, (await act(() => openGame(runtime))).url)
  await act(() => clock.advance(10_000))
  await eventually(() => expect(told()).not.toBeNull())
  expect(runtime.page.store.getState().leftRounds.open).toEqual([])
  expect(runtime.sessionStorage.getItem('leftRounds')).toBeNull()
  unmount()
  runtime.stop()
})

test('the result of a round that is settled before the page has looked for it is told, too', async () => {
  const { runtime } = makeTestRuntime({ fetch: (url, init) => server.fetch(url, init) })
  await logInDemo(runtime)
  const { store } = runtime.page
  const left = await openGame(runtime)
  await playRounds(server.fetch, left.url, { rounds: 1, stake: 1000n, settle: false })
  const input = { session_id: left.sessionId }
  await store.dispatch(leave.initiate({ input, idempotencyKey: crypto.randomUUID() }))
  await settleOpenRound(server.fetch, (await openGame(runtime)).url)

  const { told } = renderWatch(runtime)
  await eventually(() => expect(told()).not.toBeNull())
  expect(store.getState().leftRounds.open).toEqual([])
  runtime.stop()
})

test('the result of a round that was settled while the page was reloaded is told on the new page', async () => {
  const first = await leftPage()
  const stored = (key: string) => first.runtime.sessionStorage.getItem(key) ?? ''
  first.unmount()
  await settleOpenRound(server.fetch, (await act(() => openGame(first.runtime))).url)
  first.runtime.stop()

  const { runtime } = makeTestRuntime({
    fetch: (url, init) => server.fetch(url, init),
    sessionStorage: { t: stored('t'), leftRounds: stored('leftRounds') },
    localStorage: { uuid: first.runtime.localStorage.getItem('uuid') ?? '' },
  })
  runtime.start()
  const { told } = renderWatch(runtime)
  await eventually(() => expect(told()).not.toBeNull())
  expect(runtime.sessionStorage.getItem('leftRounds')).toBeNull()
  runtime.stop()
})
