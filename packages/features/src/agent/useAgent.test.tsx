import { createManualClock } from '@koi/api-core/testing'
import { login } from '@koi/contract/auth'
import { launch } from '@koi/contract/game'
import { createRecordedBackend } from '@koi/store/testing'
import { eventually } from '@koi/testing'
import { createTestServer, runDueJobs, type TestServer } from '@koi/testing/server'
import { act } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Runtime } from '../runtime/runtime.ts'
import { makeTestRuntime, openAccount, playRounds, renderFeature } from '../testing/index.ts'
import { type AgentModel, useAgent } from './useAgent.ts'
import { useAgentPage } from './useAgentPage.ts'

const clock = createManualClock(Date.parse('2026-11-21T04:00:00.000Z'))
let server: TestServer
const backend = createRecordedBackend((url, init) => server.fetch(url, init))
let withheld = false
const open: Runtime[] = []

beforeAll(async () => {
  server = await createTestServer({ clock, promotionGuard: async () => !withheld })
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
  withheld = false
})
afterAll(() => server.close())

function page(): Runtime {
  const { runtime } = makeTestRuntime({ clock, fetch: backend.fetch })
  open.push(runtime)
  return runtime
}

async function memberOf(account: string, phone: string, inviteCode?: string): Promise<Runtime> {
  const runtime = page()
  await openAccount(server.fetch, runtime, { account, phone, inviteCode })
  return runtime
}

function agentOf(runtime: Runtime) {
  const { result } = renderFeature(runtime, () => useAgent())
  return (): Extract<AgentModel, { status: 'ready' }> => {
    if (result.current.status !== 'ready') throw new Error(`still ${result.current.status}`)
    return result.current
  }
}

/** Fills in the form and sends it, twice in one press. */
function apply(ready: ReturnType<typeof agentOf>, about: string): void {
  act(() => ready().application.form?.about.onChange(about))
  const form = ready().application.form
  act(() => {
    form?.onSubmit()
    form?.onSubmit()
  })
}

/** The sandbox decides after a moment, and the page asks again by itself. */
async function decided(ready: ReturnType<typeof agentOf>, state: 'approved' | 'rejected'): Promise<void> {
  await eventually(async () => {
    await act(() => clock.advance(1000))
    await act(() => backend.settled())
    await runDueJobs(server.deps)
    expect(ready().application.state).toBe(state)
  })
}

test('a guest reads the rate of the commission, and is told to log in', async () => {
  const runtime = page()
  runtime.start()
  const { result } = renderFeature(runtime, () => useAgentPage())
  expect(result.current.agent).toEqual({ status: 'guest', percent: null })
  await eventually(() => expect(result.current.agent).toEqual({ status: 'guest', percent: '0.10%' }))
})

test('an application that says too little is rejected and made anew, and the page sees each decision', async () => {
  const runtime = await memberOf('agent01', '13911113001')
  const ready = agentOf(runtime)
  await eventually(ready)
  const code = ready().invite.code
  expect(ready()).toMatchObject({
    percent: '0.10%',
    application: { state: 'none', time: null, form: { canSubmit: false } },
    invite: { link: `${location.origin}/register?invite_code=${code}` },
    referrals: 0,
    commission: 0n,
  })
  apply(ready, '朋友')
  await eventually(() => expect(ready().application).toMatchObject({ state: 'pending', form: null }))
  await decided(ready, 'rejected')
  apply(ready, '在球友群里分享，大家周末一起看球')
  await eventually(() => expect(ready().application.state).toBe('pending'))
  await decided(ready, 'approved')
  expect(ready().application).toEqual({ state: 'approved', time: '11-21 12:00', form: null })
})

test('an application of another tab is shown where a second one is refused', async () => {
  const runtime = await memberOf('agent02', '13911113002')
  const other = page()
  other.start()
  await other.client.call(login, { mode: 'password', account: 'agent02', password: 'carrot-boat-42' })
  const first = agentOf(runtime)
  const second = agentOf(other)
  await eventually(() => [first(), second()])
  apply(first, '在球友群里分享，大家周末一起看球')
  await eventually(() => expect(first().application.state).toBe('pending'))
  apply(second, '在球友群里分享，大家周末一起看球')
  await eventually(() => expect(second().application.state).toBe('pending'))
})

test('a member who may receive no promotions is told so, and not asked to try again', async () => {
  const runtime = await memberOf('agent04', '13911113014')
  withheld = true
  const { result } = renderFeature(runtime, () => useAgent())
  await eventually(() => expect(result.current).toEqual({ status: 'withheld' }))
})

test('a friend who registered with the code and bets brings commission on the day after', async () => {
  const account = 'agent03'
  const ready = agentOf(await memberOf(account, '13911113003'))
  await eventually(ready)
  apply(ready, '在球友群里分享，大家周末一起看球')
  await eventually(() => expect(ready().application.state).toBe('pending'))
  await decided(ready, 'approved')

  const friend = await memberOf('friend03', '13911113004', ready().invite.code)
  const { url } = await friend.client.call(launch, { venue_id: 89, game_id: 'g4001', mode: 'real' })
  await playRounds(server.fetch, url, { rounds: 5, stake: 20_000n })
  for (const runtime of open.splice(0)) runtime.stop()

  clock.set(clock.now() + 86_400_000)
  await runDueJobs(server.deps)
  const later = page()
  later.start()
  await later.client.call(login, { mode: 'password', account, password: 'carrot-boat-42' })
  const after = agentOf(later)
  await eventually(after)
  // 0.10 % of ¥1,000.
  expect(after()).toMatchObject({ referrals: 1, commission: 100n })
  const { result } = renderFeature(later, () => useAgentPage().records)
  await eventually(() =>
    expect(result.current).toMatchObject({
      referrals: { status: 'ready', rows: [{ account: 'fr***3', turnover: '本月流水 ¥1,000.00' }] },
      days: {
        status: 'ready',
        rows: [{ day: '2026-11-21', text: '1 位好友投注 ¥1,000.00', commission: 100n }],
      },
    }),
  )
})

test('whether friends or days are shown stands in the address, so that a reload finds it again', async () => {
  const runtime = page()
  const { result, router } = renderFeature(runtime, () => useAgentPage().records, { path: '/agent' })
  expect(result.current.view).toBe('referrals')
  await act(async () => result.current.onView('days'))
  expect(result.current.view).toBe('days')
  const { pathname, search } = router.state.location
  const again = renderFeature(runtime, () => useAgentPage().records, { path: pathname + search })
  expect(again.result.current.view).toBe('days')
})
