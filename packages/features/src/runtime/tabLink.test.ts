import { createManualClock } from '@koi/api-core/testing'
import { login, logout } from '@koi/contract/auth'
import { token } from '@koi/contract/member'
import { messageList, readBox } from '@koi/contract/message'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { makeTestRuntime, type TestRuntime, type TestRuntimeOptions } from '../testing/index.ts'
import type { Runtime } from './runtime.ts'
import { loginKey, tabKey } from './tabDeps.ts'
import type { TabChannel } from './tabMessage.ts'

const clock = createManualClock(Date.parse('2026-11-21T04:00:00.000Z'))
let server: TestServer
const open: Runtime[] = []
beforeAll(async () => {
  server = await createTestServer({ clock })
})
afterEach(() => {
  for (const runtime of open.splice(0)) runtime.stop()
})
afterAll(() => server.close())

const demo = { mode: 'password', account: 'demo', password: 'koi-demo-2026' } as const

/** The tabs of one browser: what one posts, all others hear. */
function makeBrowser() {
  let underWay = 0
  const fetch: TestServer['fetch'] = async (url, init) => {
    underWay += 1
    return server.fetch(url, init).finally(() => {
      underWay -= 1
    })
  }
  const tabs = new Set<{ listener: ((message: unknown) => void) | null }>()
  let held: (() => void)[] | null = null
  const channel = () => {
    const own: { listener: ((message: unknown) => void) | null } = { listener: null }
    tabs.add(own)
    const send = (message: unknown) => {
      const others = [...tabs].filter((tab) => tab !== own)
      const deliver = () => {
        for (const { listener } of others) listener?.(structuredClone(message))
      }
      if (held) held.push(deliver)
      else queueMicrotask(deliver)
    }
    const subscribe: TabChannel['subscribe'] = (listener) => {
      own.listener = listener
      return () => {
        own.listener = null
      }
    }
    return { post: send, send, subscribe }
  }
  const openTab = (options: Partial<TestRuntimeOptions> = {}) => {
    const made = makeTestRuntime({
      fetch,
      localStorage: { uuid: 'web--abcdefgh12-abcdefgh34' },
      tabs: channel(),
      ...options,
    })
    open.push(made.runtime)
    made.runtime.start()
    return made
  }
  /** Keeps what is posted until the function that it gives is called. */
  const hold = () => {
    const kept: (() => void)[] = []
    held = kept
    return () => {
      held = null
      for (const deliver of kept) deliver()
    }
  }
  /** Lets time pass once every call is answered: a call under way would run out of time. */
  const pass = async (ms: number) => {
    await vi.dynamicImportSettled()
    await eventually(() => expect(underWay).toBe(0))
    await clock.advance(ms)
  }
  return { openTab, channel, hold, pass }
}

const statusOf = ({ page }: Runtime) => page.store.getState().session.status
const memberOf = ({ page }: Runtime) => page.store.getState().api.queries['member(undefined)']?.data

/** Logs in, and waits until the tab answers others: what they say is loaded then. */
async function logIn(runtime: Runtime) {
  await runtime.client.call(login, demo)
  await vi.dynamicImportSettled()
}

async function twoTabs() {
  const { openTab } = makeBrowser()
  const first = openTab().runtime
  await logIn(first)
  const second = openTab()
  const states = [second.runtime.tabs.state()]
  second.runtime.tabs.subscribe(() => states.push(second.runtime.tabs.state()))
  await eventually(() => expect(statusOf(second.runtime)).toBe('member'))
  return { openTab, first, second: second.runtime, states, clock: second.clock }
}

test('a new tab joins the login of another with a token of its own, and knows the member', async () => {
  const { first, second, states } = await twoTabs()
  expect(states).toEqual(['asking', 'joining', 'settled'])
  expect(second.client.session.token()).not.toBe(first.client.session.token())
  expect(second.tabs.login()).toBe(first.tabs.login())
  expect(second.tabs.state()).toBe('settled')
  await eventually(() => expect(memberOf(second)).toMatchObject({ account: 'demo' }))
  expect(await first.tabs.hasOthers()).toBe(true)
})

test('a tab without another one asks for a moment and is a guest then', async () => {
  const { openTab } = makeBrowser()
  const { runtime, clock } = openTab()
  expect(runtime.tabs.state()).toBe('asking')
  let told = 0
  runtime.tabs.subscribe(() => (told += 1))
  await clock.advance(200)
  expect([runtime.tabs.state(), told]).toEqual(['settled', 1])
  expect(statusOf(runtime)).toBe('guest')
})

/** Duplicating a tab copies its session storage. */
const copied = ({ ports }: TestRuntime) =>
  Object.fromEntries(
    ['t', 'vid', loginKey, tabKey].flatMap((key) => {
      const value = ports.sessionStorage.getItem(key)
      return value === null ? [] : [[key, value]]
    }),
  )

test('a tab that was copied with its token gets one of its own, and the first keeps its own', async () => {
  const { openTab } = makeBrowser()
  const original = openTab()
  const first = original.runtime
  await logIn(first)
  const t = first.client.session.token() ?? ''
  const copy = openTab({ sessionStorage: copied(original) }).runtime
  await eventually(() => expect(copy.client.session.token()).not.toBe(t))
  expect(statusOf(copy)).toBe('member')
  expect(first.client.session.token()).toBe(t)
  expect(await first.client.call(token, {})).toMatchObject({ account: 'demo' })
})

test.each(['copy', 'first'] as const)(
  'a tab and its copy both stay logged in where the token of the %s is followed by a new one before they part',
  async (which) => {
    const { openTab, hold, pass } = makeBrowser()
    const original = openTab()
    const first = original.runtime
    await logIn(first)
    const t = first.client.session.token() ?? ''
    const release = hold()
    const copy = openTab({ sessionStorage: copied(original) }).runtime
    await pass(5 * 60_000)
    await (which === 'copy' ? copy : first).client.call(token, {})
    expect((which === 'copy' ? copy : first).client.session.token()).not.toBe(t)
    await vi.dynamicImportSettled()
    release()
    await eventually(() => {
      const tokens = [first, copy].map(({ client }) => client.session.token())
      expect(new Set([...tokens, which === 'copy' ? t : null]).size).toBe(3)
    })
    await eventually(() => expect(copy.tabs.login()).toBe(first.tabs.login()))
    // The token before the newest is over by now.
    await pass(61_000)
    for (const tab of [first, copy])
      expect(await tab.client.call(token, {})).toMatchObject({ account: 'demo' })
    expect([statusOf(first), statusOf(copy)]).toEqual(['member', 'member'])
  },
)

test('all tabs of a login leave when it is logged out, and a tab with a login of its own stays', async () => {
  const { openTab, first, second } = await twoTabs()
  const own = openTab({ localStorage: { uuid: 'web--another012-device0123' } }).runtime
  await logIn(own)
  const ended = first.tabs.login()
  await first.client.call(logout, { all: true })
  first.tabs.noteLogout(ended)
  await eventually(() => expect(statusOf(second)).toBe('guest'))
  expect(second.page.store.getState().session.endedBy).toBe('logout')
  expect(statusOf(own)).toBe('member')
})

test('messages that are read in one tab are counted anew in the others', async () => {
  const { first, second } = await twoTabs()
  const unread = ({ page }: Runtime) => page.store.getState().api.queries['messages(undefined)']?.data
  await eventually(() => expect(unread(second)).toMatchObject({ unread: expect.any(Number) }))
  await first.client.call(messageList, { box: 'announcement' })
  const { read } = await first.client.call(readBox, { box: 'announcement' })
  expect(read).toBeGreaterThan(0)
  const before = Object(unread(second)).unread
  first.tabs.noteMessages()
  await eventually(() => expect(unread(second)).toMatchObject({ unread: before - read }))
})

test('whoever works in one tab is not absent in the others, and a warning there is answered', async () => {
  const { first, second, clock } = await twoTabs()
  await clock.advance(29.5 * 60_000)
  expect(second.idle.state().status).toBe('warned')
  first.idle.touch()
  await eventually(() => expect(second.idle.state().status).toBe('active'))
})

test('messages of another shape change nothing', async () => {
  const { openTab, channel } = makeBrowser()
  const first = openTab().runtime
  await logIn(first)
  const said: unknown[] = []
  const stranger = channel()
  stranger.subscribe((message) => said.push(message))
  const ask = { type: 'ask', from: 'stranger', twin: null } as const
  for (const message of [
    null,
    'ask',
    { type: 'ask' },
    { ...ask, from: 7 },
    { type: 'ended', login: 'other' },
  ]) {
    stranger.send(message)
  }
  stranger.send(ask)
  await eventually(() => expect(said).toEqual([expect.objectContaining({ type: 'offer', to: 'stranger' })]))
  expect(statusOf(first)).toBe('member')
})
