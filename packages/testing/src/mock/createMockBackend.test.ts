import { allFeatures, createClient, isRefused } from '@koi/api-core'
import { createSession } from '@koi/api-core/session'
import { createMemoryStorage } from '@koi/api-core/testing'
import { contract } from '@koi/contract'
import { bindBank, bindCoin, payoutAccounts, removeAccount } from '@koi/contract/account'
import { login } from '@koi/contract/auth'
import { claimDeposit, createDeposit, depositDetail, depositList } from '@koi/contract/deposit'
import { gameList, launch, leave } from '@koi/contract/game'
import { balance } from '@koi/contract/member'
import { betRecord } from '@koi/contract/record'
import { exchangeGift, giftOrders, gifts } from '@koi/contract/gift'
import { makeUpSignIn, signIn, signInInfo } from '@koi/contract/signIn'
import { recycle, transfer, walletList } from '@koi/contract/wallet'
import { expect, test } from 'vitest'
import { createMockBackend } from './createMockBackend.ts'

const start = Date.parse('2026-11-21T12:00:00.000Z')

function mockClient(now = () => start) {
  const answer = createMockBackend({ now })
  const client = createClient({
    ...allFeatures,
    baseUrl: 'http://mock.test',
    session: createSession({ storage: createMemoryStorage() }),
    headers: { d: 'koi-web', language: () => 'zh-CN', deviceId: () => 'web--abcdefgh12-abcdefgh34' },
    fetch: (url, init) => answer(new Request(url, { ...init, redirect: 'follow' })),
  })
  return { client, answer }
}

async function loggedIn(now?: () => number) {
  const { client } = mockClient(now)
  await client.call(login, { mode: 'password', account: 'demo', password: 'any' })
  return client
}

test('every call of the contract gets an envelope', async () => {
  const { answer } = mockClient()
  for (const { method, path } of Object.values(contract)) {
    const body = method === 'GET' ? {} : { body: '' }
    const reply = await answer(new Request(`http://mock.test${path}`, { method, ...body }))
    const json: unknown = await reply.json()
    expect(json, path).toMatchObject({ status: expect.any(Boolean) })
  }
})

test('the answers of the mock backend fit the contract, and money stays the same in sum', async () => {
  const client = await loggedIn()
  expect((await client.call(gameList, {})).venues).toHaveLength(7)
  await client.call(transfer, { from: 0, to: 89, amount: '100.00' })
  expect(await client.call(balance, {})).toMatchObject({
    central: 990_000n,
    venues: 10_000n,
    total: 1_000_000n,
  })
  expect((await client.call(recycle, {})).moved).toEqual([{ venueId: 89, amount: 10_000n }])
  expect((await client.call(walletList, {})).central).toBe(1_000_000n)
})

test('a money call that is repeated under its key moves nothing twice', async () => {
  const client = await loggedIn()
  const idempotencyKey = crypto.randomUUID()
  const intent = { from: 0, to: 89, amount: '5.00' }
  const first = await client.call(transfer, intent, { idempotencyKey })
  expect(await client.call(transfer, intent, { idempotencyKey })).toEqual(first)
  expect((await client.call(balance, {})).central).toBe(999_500n)
})

test('allows one game at a time, and none after leaving', async () => {
  const client = await loggedIn()
  const { sessionId } = await client.call(launch, { venue_id: 89, mode: 'real' })
  const second = client.call(launch, { venue_id: 84, mode: 'real' })
  await expect(second).rejects.toSatisfy((error) => isRefused(error, 'game-active'))
  await client.call(leave, { session_id: sessionId })
  await expect(client.call(launch, { venue_id: 84, mode: 'real' })).resolves.toMatchObject({ mode: 'real' })
})

test('what has no mock is refused as not available', async () => {
  const client = await loggedIn()
  await expect(client.call(contract.statistics, {})).rejects.toSatisfy((error) =>
    isRefused(error, 'not-available'),
  )
})

test('records are paged with sums over the whole filter', async () => {
  const client = await loggedIn()
  const page = await client.call(betRecord, { page: 2, page_size: 20 })
  expect(page).toMatchObject({ page: 2, total: 61 })
  expect(page.totals.stake).toBe(61_000n)
})

test('an account that is bound is listed masked, and the oldest that is left is preferred when it goes', async () => {
  const client = await loggedIn()
  const card = { bank: 'icbc', number: '6217001234567890122', province: '330000', city: '330100' }
  const first = await client.call(bindBank, { ...card, code: '123456' })
  expect(first).toMatchObject({ name: '工商银行', masked: '**** 0122', holder: '林*', preferred: true })
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  await client.call(bindCoin, { protocol: 'TRC20', address, code: '123456' })
  const refused = client.call(removeAccount, { id: first.id, code: '000000' })
  await expect(refused).rejects.toSatisfy((error) => isRefused(error) && error.code === 'sms-code-wrong')
  await client.call(removeAccount, { id: first.id, code: '123456' })
  const { items } = await client.call(payoutAccounts, {})
  expect(items).toMatchObject([{ kind: 'coin', preferred: true }])
})

test('a deposit arrives soon after the member says that it is paid', async () => {
  let now = start
  const client = await loggedIn(() => now)
  const key = { idempotencyKey: 'd1' }
  const { id } = await client.call(createDeposit, { channel: 'bank', amount: '500.00' }, key)
  expect(await client.call(depositList, { state: 'awaiting' })).toMatchObject({ total: 1 })
  await client.call(claimDeposit, { id })
  expect(await client.call(depositDetail, { id })).toMatchObject({ state: 'awaiting' })
  now += 3_000
  expect(await client.call(depositDetail, { id })).toMatchObject({
    state: 'credited',
    payments: [{ kind: 'exact', credited: 50_000n }],
  })
  expect(await client.call(balance, {})).toMatchObject({ central: 1_050_000n })
})

test('signing in, a make-up day and a gift of the mock backend share one account of points', async () => {
  const client = await loggedIn()
  const key = () => ({ idempotencyKey: crypto.randomUUID() })
  expect(await client.call(signInInfo, {})).toMatchObject({ streak: 1, points: 120, signedToday: false })
  expect(await client.call(signIn, {}, key())).toMatchObject({ streak: 2, pointsLeft: 130 })
  expect(await client.call(makeUpSignIn, { day: '2026-11-19' }, key())).toMatchObject({ streak: 3 })
  expect(await client.call(signInInfo, {})).toMatchObject({ streak: 5, points: 110, makeUpsLeft: 2 })
  expect(await client.call(exchangeGift, { gift_id: 'cash-8' }, key())).toMatchObject({
    points: 50,
    value: 800n,
  })
  expect((await client.call(gifts, {})).items[0]).toMatchObject({ stock: 4_999, left: 9 })
  expect((await client.call(giftOrders, {})).items).toMatchObject([{ quantity: 1, points: 60, value: 800n }])
  const refused = await client
    .call(exchangeGift, { gift_id: 'tea-set' }, key())
    .catch((error: unknown) => error)
  expect(isRefused(refused) && refused.code).toBe('points-insufficient')
})
