import { login } from '@koi/contract/auth'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestRuntime } from '../testing/makeTestRuntime.ts'
import { guestEntrance } from './guestEntrance.ts'
import { guarded } from './pageRoutes.tsx'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const routes = [
  { path: '/news' },
  { path: '/user', children: [guarded('member', [{ path: 'bets' }])] },
  guarded('member-or-demo', [{ path: '/play' }]),
]
const bets = { pathname: '/user/bets', search: '?page=2' }
const betsLogin = '/login?redirect=%2Fuser%2Fbets%3Fpage%3D2'

/** A tab of a browser whose other tabs say nothing but what the test has them say. */
function openTab(sessionStorage = {}) {
  let asked: unknown
  let hear: (message: unknown) => void = () => {}
  const made = makeTestRuntime({
    fetch: server.fetch,
    tabs: {
      post: (message) => (asked ??= message),
      subscribe(listener) {
        hear = listener
        return () => {}
      },
    },
    sessionStorage,
  })
  made.runtime.start()
  const offer = () => hear({ type: 'offer', from: 'other', to: Reflect.get(Object(asked), 'from') })
  return { ...made, offer }
}

test('a guest who opens a page of members begins at login once no other tab has answered', async () => {
  const { runtime, clock } = openTab()
  const entrance = guestEntrance(routes, runtime, bets)
  await clock.advance(200)
  expect(await entrance).toBe(betsLogin)
  runtime.stop()
})

test('a guest who is alone in the browser begins at login at once', async () => {
  const { runtime } = makeTestRuntime({ fetch: server.fetch })
  expect(await guestEntrance(routes, runtime, bets)).toBe(betsLogin)
  const play = { pathname: '/play', search: '?mode=real' }
  expect(await guestEntrance(routes, runtime, play)).toBe('/login?redirect=%2Fplay%3Fmode%3Dreal')
})

test('whoever is a member by the time that other tabs have answered begins at the page that was opened', async () => {
  const { runtime } = openTab()
  const entrance = guestEntrance(routes, runtime, bets)
  await runtime.client.call(login, { mode: 'password', account: 'demo', password: 'koi-demo-2026' })
  expect(await entrance).toBeNull()
  runtime.stop()
})

test('members, and guests on pages that they may see, begin where they open the site', () => {
  const { runtime } = openTab()
  expect(guestEntrance(routes, runtime, { pathname: '/news', search: '' })).toBeNull()
  expect(guestEntrance(routes, runtime, { pathname: '/play', search: '?mode=demo' })).toBeNull()
  runtime.stop()
  const member = openTab({ t: 'token' }).runtime
  expect(guestEntrance(routes, member, bets)).toBeNull()
  member.stop()
})

test('the page that was opened is loaded from the time that another tab offers its login', async () => {
  const { runtime, clock, offer } = openTab()
  const loads: string[] = []
  const lazy = async () => {
    loads.push('bets')
    return { element: null }
  }
  const entrance = guestEntrance([guarded('member', [{ path: '/user/bets', lazy }])], runtime, bets)
  expect(loads).toEqual([])
  offer()
  await expect.poll(() => loads).toEqual(['bets'])
  await clock.advance(6_000)
  expect(await entrance).toBe(betsLogin)
  runtime.stop()
})
