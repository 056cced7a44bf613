import { eventually } from '@koi/testing'
import { createTestServer, type TestServer } from '@koi/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../api/api.ts'
import { authApi } from '../auth/authApi.ts'
import { createRecordedBackend, makeTestStore } from '../testing/index.ts'
import { walletApi } from '../wallet/walletApi.ts'
import { memberApi } from './memberApi.ts'
import { refreshRequested } from './refresher.ts'

const balancePath = '/api/findmed/v1/member/balance'
const beatPath = '/api/findmed/v1/heartbeat'
const messagesPath = '/api/findmed/v1/member/message/num'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function member() {
  const backend = createRecordedBackend((url, init) => server.fetch(url, init))
  const made = makeTestStore({ fetch: backend.fetch })
  const { store } = made.page
  made.page.start()
  await store.dispatch(
    authApi.endpoints.login.initiate({ mode: 'password', account: 'demo', password: 'koi-demo-2026' }),
  )
  const balance = () => memberApi.endpoints.balance.select()(store.getState())
  const settled = (count: number) =>
    eventually(() => {
      expect(backend.count(balancePath)).toBe(count)
      expect(balance().isLoading).toBe(false)
      expect(balance().status).not.toBe('pending')
    })
  await settled(1)
  // What the login asked for beside it would run into its timeout when a test moves the clock.
  await eventually(() => {
    expect(store.dispatch(api.util.getRunningQueriesThunk())).toEqual([])
  })
  return { ...made, store, backend, balance, settled }
}

test('the balance is read once per 30 s, counted from the last start', async () => {
  const { page, store, backend, clock, settled } = await member()
  store.dispatch(refreshRequested({ what: 'balance' }))
  clock.set(clock.now() + 29_999)
  store.dispatch(refreshRequested({ what: 'balance' }))
  expect(backend.count(balancePath)).toBe(1)
  clock.set(clock.now() + 1)
  store.dispatch(refreshRequested({ what: 'balance' }))
  await settled(2)
  page.stop()
})

test('force skips the window', async () => {
  const { page, store, backend, settled } = await member()
  store.dispatch(refreshRequested({ what: 'balance', force: true }))
  await settled(2)
  expect(backend.count(balancePath)).toBe(2)
  page.stop()
})

test('a movement of money forces the balance, also while an older read is under way', async () => {
  const { page, store, backend, balance, settled } = await member()
  const before = balance().data?.central ?? 0n
  const release = backend.hold(balancePath)
  store.dispatch(refreshRequested({ what: 'balance', force: true }))
  await eventually(() => expect(backend.count(balancePath)).toBe(2))
  await store.dispatch(
    walletApi.endpoints.transfer.initiate({
      input: { from: 0, to: 1, amount: 10_000n },
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  release()
  await settled(3)
  expect(balance().data?.central ?? 0n).toBe(before - 10_000n)
  page.stop()
})

test('a movement whose outcome is unclear forces the balance too', async () => {
  const { page, store, backend, balance, settled } = await member()
  const before = balance().data?.central
  backend.cut('/api/game/transfer', 'after')
  await store.dispatch(
    walletApi.endpoints.transfer.initiate({
      input: { from: 0, to: 1, amount: 100n },
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  await settled(2)
  expect(balance().data?.central).not.toBe(before)
  page.stop()
})

test('a failed refresh is logged, and its error stands until a refresh has succeeded', async () => {
  const { page, store, backend, balance, log, clock, settled } = await member()
  const mend = backend.cut(balancePath, 'before')
  store.dispatch(refreshRequested({ what: 'balance', force: true }))
  await clock.advance(20_000)
  expect(balance().error).toEqual({ kind: 'network' })
  expect(log).toEqual(['The balance could not be refreshed'])

  mend()
  store.dispatch(refreshRequested({ what: 'balance', force: true }))
  expect(balance()).toMatchObject({ status: 'pending', error: { kind: 'network' } })
  await settled(backend.count(balancePath))
  expect(balance().error).toBeUndefined()
  page.stop()
})

test('a balance that could not be read without a network is there once the network is back', async () => {
  const { page, store, backend, balance, clock, restore } = await member()
  const account = () => memberApi.endpoints.member.select()(store.getState()).data?.account
  store.dispatch(refreshRequested({ what: 'member', force: true }))
  const mend = backend.cut(balancePath, 'before')
  store.dispatch(refreshRequested({ what: 'balance', force: true }))
  await clock.advance(20_000)
  expect(balance().error).toEqual({ kind: 'network' })
  await eventually(() => expect(account()).toBe('demo'))

  mend()
  restore()
  // What was known stays on the screen meanwhile.
  expect(account()).toBe('demo')
  await eventually(() => expect(balance().isSuccess).toBe(true))
  expect(account()).toBe('demo')
  page.stop()
})

test('a balance that is on its way when the network comes back is asked for again, for its call may be lost', async () => {
  const { page, store, backend, balance, restore } = await member()
  const release = backend.hold(balancePath)
  const before = backend.count(balancePath)
  store.dispatch(refreshRequested({ what: 'balance', force: true }))
  await eventually(() => expect(backend.count(balancePath)).toBe(before + 1))
  restore()
  release()
  await eventually(() => expect(backend.count(balancePath)).toBe(before + 2))
  await eventually(() => expect(balance().isSuccess).toBe(true))
  page.stop()
})

test('nothing follows a balance on its way whose member logs out', async () => {
  const { page, store, session, backend, restore, log } = await member()
  const release = backend.hold(balancePath)
  const before = backend.count(balancePath)
  store.dispatch(refreshRequested({ what: 'balance', force: true }))
  await eventually(() => expect(backend.count(balancePath)).toBe(before + 1))
  restore()
  session.end('logout')
  release()
  await eventually(() => expect(store.dispatch(api.util.getRunningQueriesThunk())).toEqual([]))
  expect(backend.count(balancePath)).toBe(before + 1)
  expect(log).toEqual([])
  page.stop()
})

test('beats go to the server every 30 s while there is a member, with the game that runs', async () => {
  const { page, store, backend, clock } = await member()
  await clock.advance(29_999)
  expect(backend.count(beatPath)).toBe(0)
  await clock.advance(1)
  expect(backend.count(beatPath)).toBe(1)
  expect([...(backend.calls.find(({ path }) => path === beatPath)?.body ?? [])]).toEqual([
    ['gameid', ''],
    ['platform', ''],
  ])
  await store.dispatch(authApi.endpoints.logout.initiate())
  await clock.advance(60_000)
  expect(backend.count(beatPath)).toBe(1)
  page.stop()
})

test('every beat counts messages, the first one included', async () => {
  const { page, store, backend, clock } = await member()
  // Something had them counted a moment after the login: at the first beat the throttle still waits.
  await clock.advance(500)
  store.dispatch(refreshRequested({ what: 'messages', force: true }))
  const before = backend.count(messagesPath)
  expect(before).toBeGreaterThan(0)
  await clock.advance(29_500)
  await eventually(() => expect(backend.count(messagesPath)).toBe(before + 1))
  await clock.advance(30_000)
  await eventually(() => expect(backend.count(messagesPath)).toBe(before + 2))
  page.stop()
})
