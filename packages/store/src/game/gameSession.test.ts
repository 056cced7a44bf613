import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authApi } from '../auth/authApi.ts'
import { navigated } from '../page/pageEvents.ts'
import { createRecordedBackend, makeTestStore } from '../testing/index.ts'
import { gameApi } from './gameApi.ts'
import { gameOpened } from './gameSessionSlice.ts'
import { selectLaunchedGame } from './selectLaunchedGame.ts'

const leavePath = '/api/game/leave'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function playing(mode: 'real' | 'demo') {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const made = makeTestStore({ fetch: backend.fetch })
  const { store } = made.page
  made.page.start()
  await store.dispatch(
    authApi.endpoints.login.initiate({ mode: 'password', account: 'demo', password: 'koi-demo-2026' }),
  )
  store.dispatch(navigated({ path: '/game/egame' }))
  const launched = await store.dispatch(
    gameApi.endpoints.launch.initiate({
      input: { venue_id: 1, mode, close_other: true },
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  store.dispatch(navigated({ path: '/sports' }))
  return { ...made, store, backend, launched }
}

const none = { isLogin: false, gameid: '', platform: '', startGame: false, launch: null }

test('a launched game is the game session, and survives the way from the lobby to its container', async () => {
  const { page, store, launched } = await playing('real')
  const { gameid, platform, sessionId, url } = launched.data ?? {}
  expect(store.getState().gameSession).toEqual({
    isLogin: true,
    startGame: true,
    gameid,
    platform,
    launch: { id: expect.any(String), venueId: 1, opened: false },
  })
  expect(selectLaunchedGame(store.getState())).toMatchObject({ sessionId, url, venueId: 1, gameId: gameid })
  page.stop()
})

test('what the server answered to a launch is in the cache alone, for as long as the game runs', async () => {
  const { page, store, launched } = await playing('demo')
  const replies = () =>
    Object.values(store.getState().api.queries).filter((entry) => entry?.endpointName === 'launched')
  expect(replies().map((entry) => entry?.data)).toEqual([launched.data])
  // Entries that nobody holds are collected by a timer of 0 ms, which was set before this one.
  await new Promise<void>((resolve) => void setTimeout(resolve, 0))
  expect(selectLaunchedGame(store.getState())).not.toBeNull()
  store.dispatch(navigated({ path: '/home' }))
  expect(selectLaunchedGame(store.getState())).toBeNull()
  await eventually(() => expect(replies()).toEqual([]))
  page.stop()
})

test('a second launch takes the place of the first, in the session and in the cache', async () => {
  const { page, store, launched } = await playing('demo')
  const second = await store.dispatch(
    gameApi.endpoints.launch.initiate({
      input: { venue_id: 89, mode: 'demo' },
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  await eventually(() =>
    expect(
      Object.values(store.getState().api.queries)
        .filter((entry) => entry?.endpointName === 'launched')
        .map((entry) => entry?.data),
    ).toEqual([second.data]),
  )
  expect(second.data?.sessionId).not.toBe(launched.data?.sessionId)
  expect(selectLaunchedGame(store.getState())).toMatchObject({
    sessionId: second.data?.sessionId,
    venueId: 89,
  })
  page.stop()
})

test('only the frame of the current launch can use its ticket up', async () => {
  const { page, store } = await playing('demo')
  const launchId = selectLaunchedGame(store.getState())?.launchId ?? ''
  store.dispatch(gameOpened({ launchId: crypto.randomUUID() }))
  expect(selectLaunchedGame(store.getState())?.opened).toBe(false)
  store.dispatch(gameOpened({ launchId }))
  expect(selectLaunchedGame(store.getState())?.opened).toBe(true)
  page.stop()
})

test('leaving the container clears the game session and closes the game on the server, once', async () => {
  const { page, store, backend, launched } = await playing('real')
  store.dispatch(navigated({ path: '/home' }))
  expect(store.getState().gameSession).toEqual(none)
  await eventually(() => expect(backend.count(leavePath)).toBe(1))
  expect(backend.calls.find(({ path }) => path === leavePath)?.body.get('session_id')).toBe(
    launched.data?.sessionId,
  )
  store.dispatch(navigated({ path: '/game/egame' }))
  expect(backend.count(leavePath)).toBe(1)
  page.stop()
})

test('a change of query inside the container is not leaving it', async () => {
  const { page, store } = await playing('real')
  store.dispatch(navigated({ path: '/sports' }))
  expect(store.getState().gameSession.startGame).toBe(true)
  page.stop()
})

test('leaving a demo clears it without a word to the server', async () => {
  const { page, store, backend } = await playing('demo')
  expect(store.getState().gameSession.isLogin).toBe(false)
  store.dispatch(navigated({ path: '/home' }))
  expect(store.getState().gameSession).toEqual(none)
  expect(backend.count(leavePath)).toBe(0)
  page.stop()
})

test('the end of the session clears the game session', async () => {
  const { page, store, session } = await playing('real')
  session.expire(session.epoch)
  expect(store.getState().gameSession).toEqual(none)
  expect(selectLaunchedGame(store.getState())).toBeNull()
  expect(Object.values(store.getState().api.queries).filter((entry) => entry?.data !== undefined)).toEqual([])
  page.stop()
})
