import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authApi } from '../auth/authApi.ts'
import { navigated } from '../route/navigated.ts'
import { createRecordedBackend, makeTestStore } from '../testing/index.ts'
import { gameApi } from './gameApi.ts'

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

const none = { isLogin: false, gameid: '', platform: '', startGame: false, game: null }

test('a launched game is the game session, and survives the way from the lobby to its container', async () => {
  const { page, store, launched } = await playing('real')
  expect(store.getState().gameSession).toMatchObject({
    isLogin: true,
    startGame: true,
    gameid: launched.data?.gameid,
    platform: launched.data?.platform,
    game: { sessionId: launched.data?.sessionId, venueId: 1, mode: 'real', opened: false },
  })
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
  page.stop()
})
