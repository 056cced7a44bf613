import { createMemoryStorage } from '@koi/api-core/testing'
import { encodeAmounts } from '@koi/contract'
import { logout as logoutCall, phoneAreas as phoneAreasCall } from '@koi/contract/auth'
import { gifts as giftsCall } from '@koi/contract/gift'
import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { walletApi } from '../wallet/walletApi.ts'
import { authApi } from '../auth/authApi.ts'
import { memberApi } from '../member/memberApi.ts'
import { navigated } from '../page/pageEvents.ts'
import { rewardApi } from '../reward/rewardApi.ts'
import { createRecordedBackend, makeTestStore } from '../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

const demo = { mode: 'password', account: 'demo', password: 'koi-demo-2026' } as const

async function loggedIn() {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const made = makeTestStore({ fetch: backend.fetch })
  const { store } = made.page
  made.page.start()
  await store.dispatch(authApi.endpoints.login.initiate(demo))
  await eventually(() => expect(memberApi.endpoints.balance.select()(store.getState()).isSuccess).toBe(true))
  await eventually(() => expect(memberApi.endpoints.messages.select()(store.getState()).isSuccess).toBe(true))
  return { ...made, store, backend }
}

/** Ends the session on the server as another page of the member would: the token here is dead from now on. */
async function killOnServer(token: string | null) {
  await server.fetch(`http://api.test${logoutCall.path}`, {
    method: 'POST',
    headers: {
      d: 'koi-web',
      device: 'web--abcdefgh12-abcdefgh34',
      lang: 'zh-CN',
      t: token ?? '',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    },
    body: '',
  })
}

test('ten calls that meet an expired session end it once, redirect once, and leave nothing of the member', async () => {
  const { page, store, session } = await loggedIn()
  const ended: string[] = []
  session.subscribe((event) => ended.push(event.type))
  let redirects = 0
  let before = store.getState().session.redirecting
  store.subscribe(() => {
    const { redirecting } = store.getState().session
    if (redirecting && !before) redirects += 1
    before = redirecting
  })
  await killOnServer(session.token())

  const calls = Array.from({ length: 10 }, (_, index) =>
    store.dispatch(walletApi.endpoints.wallets.initiate({ show: [index + 1] })),
  )
  await Promise.all(calls)

  expect(ended).toEqual(['ended'])
  expect(redirects).toBe(1)
  expect(session.token()).toBeNull()
  expect(store.getState().session).toMatchObject({ status: 'guest', endedBy: 'expired', redirecting: true })
  expect(Object.values(store.getState().api.queries).filter((entry) => entry?.data !== undefined)).toEqual([])
  expect(JSON.stringify(encodeAmounts(store.getState()))).not.toContain('demo')
  page.stop()
})

test('a reply of the old epoch changes nothing after a new login', async () => {
  const { page, store, session, backend } = await loggedIn()
  const release = backend.hold('/api/game/walletlist')
  const late = store.dispatch(walletApi.endpoints.wallets.initiate({}))
  await store.dispatch(authApi.endpoints.logout.initiate())
  await store.dispatch(authApi.endpoints.login.initiate(demo))
  const token = session.token()
  const epoch = session.epoch
  release()
  await late

  expect(session.token()).toBe(token)
  expect(session.epoch).toBe(epoch)
  expect(store.getState().session.status).toBe('member')
  expect(walletApi.endpoints.wallets.select({})(store.getState()).data).toBeUndefined()
  page.stop()
})

test('a page that is opened leaves the session as it stands, so that nothing that shows it is drawn again', async () => {
  const { page, store } = await loggedIn()
  const before = store.getState().session
  store.dispatch(navigated({ path: '/home' }))
  expect(store.getState().session).toBe(before)
  page.stop()
})

test('the login page that an expired session leads to ends the redirect', async () => {
  const { page, store, session } = await loggedIn()
  await killOnServer(session.token())
  await store.dispatch(walletApi.endpoints.wallets.initiate({}))
  expect(store.getState().session.redirecting).toBe(true)
  store.dispatch(navigated({ path: '/login' }))
  expect(store.getState().session).toMatchObject({ status: 'guest', redirecting: false })
  page.stop()
})

test('logging out ends the session here even when the server cannot be reached', async () => {
  const { page, store, session, backend } = await loggedIn()
  backend.cut('/api/f/v1/member/logout', 'before')
  await store.dispatch(authApi.endpoints.logout.initiate())
  expect(session.token()).toBeNull()
  expect(store.getState().session).toMatchObject({ status: 'guest', endedBy: 'logout', redirecting: false })
  expect(memberApi.endpoints.balance.select()(store.getState()).data).toBeUndefined()
  page.stop()
})

test("a member's call without a session is answered here and expires nobody", async () => {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { page, session } = makeTestStore({ fetch: backend.fetch })
  page.start()
  const { error } = await page.store.dispatch(walletApi.endpoints.wallets.initiate({}))
  expect(error).toEqual({ kind: 'session-expired' })
  expect(backend.calls).toEqual([])
  expect(session.epoch).toBe(0)
  page.stop()
})

test('a public read that a login interrupts is asked again and arrives', async () => {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { page } = makeTestStore({ fetch: backend.fetch })
  page.start()
  const release = backend.hold('/api/findmed/v1/member/phoneArea')
  const areas = page.store.dispatch(authApi.endpoints.phoneAreas.initiate())
  await page.store.dispatch(authApi.endpoints.login.initiate(demo))
  release()
  expect((await areas).data?.items.length).toBeGreaterThan(0)
  page.stop()
})

test('a read that a guest may make too is asked again for the member when a login interrupts it', async () => {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { page } = makeTestStore({ fetch: backend.fetch })
  page.start()
  const release = backend.hold(giftsCall.path)
  const read = page.store.dispatch(rewardApi.endpoints.gifts.initiate())
  await page.store.dispatch(authApi.endpoints.login.initiate(demo))
  release()
  await read
  await eventually(() => expect(backend.count(giftsCall.path)).toBe(2))
  expect((await read).error).toBeUndefined()
  page.stop()
})

test('what a guest was answered is dropped when a member arrives, and public replies stay', async () => {
  const { page } = makeTestStore({ fetch: (url, init) => server.fetch(url, init) })
  page.start()
  const { store } = page
  await store.dispatch(rewardApi.endpoints.gifts.initiate())
  await store.dispatch(authApi.endpoints.phoneAreas.initiate())
  await store.dispatch(authApi.endpoints.login.initiate(demo))
  expect(rewardApi.endpoints.gifts.select()(store.getState()).data).toBeUndefined()
  expect(authApi.endpoints.phoneAreas.select()(store.getState()).data).toBeDefined()
  page.stop()
})

test('what a page came with was answered to a guest: it is dropped when a member arrives, and public replies stay', async () => {
  const drawn = makeTestStore({ fetch: (url, init) => server.fetch(url, init) }).page
  await drawn.store.dispatch(rewardApi.endpoints.gifts.initiate())
  await drawn.store.dispatch(authApi.endpoints.phoneAreas.initiate())
  const { page } = makeTestStore({ fetch: (url, init) => server.fetch(url, init), given: drawn.replies() })
  page.start()
  const { store } = page
  expect(rewardApi.endpoints.gifts.select()(store.getState()).data).toBeDefined()
  await store.dispatch(authApi.endpoints.login.initiate(demo))
  expect(rewardApi.endpoints.gifts.select()(store.getState()).data).toBeUndefined()
  expect(authApi.endpoints.phoneAreas.select()(store.getState()).data).toBeDefined()
  page.stop()
})

test('a page that starts with a token keeps the public replies it came with, and none that was for a guest', async () => {
  const drawn = makeTestStore({ fetch: (url, init) => server.fetch(url, init) }).page
  await drawn.store.dispatch(rewardApi.endpoints.gifts.initiate())
  await drawn.store.dispatch(authApi.endpoints.phoneAreas.initiate())
  const { page } = makeTestStore({
    fetch: (url, init) => server.fetch(url, init),
    storage: createMemoryStorage({ t: (await loggedIn()).session.token() ?? '' }),
    given: drawn.replies(),
  })
  const state = page.store.getState()
  expect(rewardApi.endpoints.gifts.select()(state).data).toBeUndefined()
  expect(authApi.endpoints.phoneAreas.select()(state).data).toBeDefined()
})

test('what a page came with is asked for anew when it is old', async () => {
  const drawn = makeTestStore({ fetch: (url, init) => server.fetch(url, init) }).page
  await drawn.store.dispatch(authApi.endpoints.phoneAreas.initiate())
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const { page } = makeTestStore({ fetch: backend.fetch, given: drawn.replies() })
  page.start()
  await page.store.dispatch(authApi.endpoints.phoneAreas.initiate())
  expect(backend.count(phoneAreasCall.path)).toBe(0)
  page.reread()
  await eventually(() => expect(backend.count(phoneAreasCall.path)).toBe(1))
  page.stop()
})

test('a page that starts with a token is a member at once and reads who that is', async () => {
  const first = await loggedIn()
  const token = first.session.token() ?? ''
  const { page } = makeTestStore({
    fetch: (url, init) => server.fetch(url, init),
    storage: createMemoryStorage({ t: token }),
  })
  expect(page.store.getState().session.status).toBe('member')
  page.start()
  await eventually(() =>
    expect(memberApi.endpoints.member.select()(page.store.getState()).data?.account).toBe('demo'),
  )
  page.stop()
  first.page.stop()
})

test('coming back from the page cache after another page logged out ends the session', async () => {
  const storage = createMemoryStorage()
  const made = makeTestStore({ fetch: (url, init) => server.fetch(url, init), storage })
  made.page.start()
  await made.page.store.dispatch(authApi.endpoints.login.initiate(demo))
  storage.removeItem('t')
  made.restore()
  expect(made.page.store.getState().session).toMatchObject({ status: 'guest', endedBy: 'expired' })
  made.page.stop()
})

test('reads what is on the screen anew when the page is back', async () => {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const made = makeTestStore({ fetch: backend.fetch })
  made.page.start()
  await made.page.store.dispatch(authApi.endpoints.login.initiate(demo))
  const mend = backend.cut('/api/game/walletlist', 'before')
  const shown = made.page.store.dispatch(walletApi.endpoints.wallets.initiate({ show: [89] }))
  await Promise.all([shown, made.clock.advance(20_000)])
  const wallets = () => walletApi.endpoints.wallets.select({ show: [89] })(made.page.store.getState())
  expect(wallets().isError).toBe(true)
  mend()
  made.restore()
  await eventually(() => expect(wallets().data?.central).toBe(1_000_000n))
  shown.unsubscribe()
  made.page.stop()
})
