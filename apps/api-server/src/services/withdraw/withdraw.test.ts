import { contract } from '@koi/contract'
import type { Withdrawal } from '@koi/contract/withdraw'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '../../jobs/runJobs.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { insertPayoutAccount, insertSmsCode, storeWithdrawPassword } from '../../testing/memberRows.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { post } from '../ledger/post.ts'
import { addDeposit } from '../turnover/countTurnover.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer
let memberId: string
let account_id: string

const form = (amount: string) => ({ account_id, amount, password: '135790' })
/** Asks, and means it however often the same was asked before. */
const request = (amount: string, key?: string) =>
  player.send(
    contract.requestWithdrawal,
    { ...form(amount), confirm_duplicate: true },
    key === undefined ? {} : { key },
  )
const funds = async () => {
  const { central, held, total } = await player.call(contract.balance, {})
  return { central, held, total }
}
const statesOf = ({ steps }: Pick<Withdrawal, 'steps'>) => steps.map(({ state }) => state)

/** Lets the sandbox do its work until nothing is left of it. */
async function wait(): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    clock.advance(10_000)
    await runDueJobs(server.deps)
  }
}

/** Credits a deposit as the ledger would have it. */
async function credit(amount: bigint): Promise<void> {
  const id = randomUUID()
  const at = new Date(clock.now())
  await server.db.transaction().execute(async (trx) => {
    await post(trx, {
      id,
      kind: 'deposit',
      memberId,
      reference: `deposit:${id}`,
      at,
      moves: [
        { account: { kind: 'cash', venueId: 0 }, amount: -amount },
        { account: { kind: 'wallet', venueId: 0 }, amount },
      ],
    })
    await addDeposit(trx, { id, memberId, amount, required: amount, at })
  })
}

beforeEach(async () => {
  clock.advance(60_000)
  player = createTestPlayer(server.fetch)
  memberId = (await registerMember(server, player)).id
  await storeWithdrawPassword(server, memberId)
  account_id = await insertPayoutAccount(server, memberId)
})
afterAll(() => server.close())

describe('a withdrawal', () => {
  test('a withdrawal is held at once, and climbs its ladder until it is paid', async () => {
    const asked = await player.call(contract.requestWithdrawal, form('200.00'))
    expect(asked).toMatchObject({ state: 'requested', amount: '200.00', fee: '0.00', net: '200.00' })
    expect(asked.account).toEqual({
      kind: 'bank',
      code: 'ccb',
      name: '建设银行',
      network: null,
      tail: '4417',
      masked: '**** 4417',
    })
    expect(await funds()).toEqual({ central: '800.00', held: '200.00', total: '1000.00' })
    await wait()
    const paid = await player.call(contract.withdrawalDetail, { id: asked.id })
    expect(statesOf(paid)).toEqual(['requested', 'reviewing', 'processing', 'paid'])
    expect(paid.steps.map(({ at }) => at)).toEqual(paid.steps.map(({ at }) => at).toSorted())
    expect(await funds()).toEqual({ central: '800.00', held: '0.00', total: '800.00' })
    await wait()
    expect(await funds()).toEqual({ central: '800.00', held: '0.00', total: '800.00' })
  })

  test('a withdrawal is told of when it is asked for, once however often the request is sent', async () => {
    const topics = async () => {
      const { items } = await player.call(contract.messageList, { box: 'inbox' })
      return items.map(({ content }) => content)
    }
    clock.advance(1000)
    const key = randomUUID()
    const { id } = await player.call(contract.requestWithdrawal, form('200.00'), { key })
    expect((await request('99999999.00')).status).toBe(false)
    clock.advance(1000)
    await player.send(contract.requestWithdrawal, form('200.00'), { key })
    expect(await topics()).toEqual([
      { topic: 'withdrawal-requested', amount: '200.00', order: id },
      { topic: 'welcome' },
    ])
    await wait()
    expect((await topics())[0]).toEqual({ topic: 'withdrawal-paid', amount: '200.00', order: id })
  })

  test.each([
    ['200.13', ['requested', 'reviewing', 'rejected'], 'account-unconfirmed'],
    ['200.14', ['requested', 'reviewing', 'processing', 'rejected'], 'payment-returned'],
  ])(
    'a withdrawal of %s is rejected with a reason, and the funds are back once',
    async (amount, states, reason) => {
      const { id } = await player.call(contract.requestWithdrawal, form(amount))
      await wait()
      await wait()
      const rejected = await player.call(contract.withdrawalDetail, { id })
      expect(statesOf(rejected)).toEqual(states)
      expect(rejected.steps.at(-1)).toMatchObject({ state: 'rejected', reason })
      expect(await funds()).toEqual({ central: '1000.00', held: '0.00', total: '1000.00' })
    },
  )

  test('a withdrawal without its password is refused, and costs no try', async () => {
    const { password: _, ...open } = form('200.00')
    const reply = await player.send(contract.requestWithdrawal, open)
    expect(reply.data).toBe('withdraw-password-wrong')
    expect(await funds()).toEqual({ central: '1000.00', held: '0.00', total: '1000.00' })
  })

  test('keeps its fee out of what arrives, and counts coins down to the millionth', async () => {
    account_id = await insertPayoutAccount(server, memberId, 'coin')
    const asked = await player.call(contract.requestWithdrawal, form('305.00'))
    expect(asked).toMatchObject({ fee: '5.00', net: '300.00' })
    expect(asked.coin).toEqual({ coin: 'USDT', network: 'TRC20', rate: '7.20', amount: '41.666666' })
    await wait()
    const rows = await server.db
      .selectFrom('ledger_transactions as t')
      .innerJoin('ledger_postings as p', 'p.transaction_id', 't.id')
      .innerJoin('ledger_accounts as a', 'a.id', 'p.account_id')
      .select(['a.kind', 'p.amount'])
      .where('t.reference', '=', `withdraw-end:${asked.id}`)
      .execute()
    expect(rows.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { kind: 'cash', amount: 30_000n },
      { kind: 'fees', amount: 500n },
      { kind: 'held', amount: -30_500n },
    ])
  })

  test.each(['99.99', '50000.01'])('a withdrawal of %s is out of range', async (amount) => {
    const reply = await request(amount)
    expect(reply.data).toEqual({ code: 'amount-out-of-range', min: '100.00', max: '50000.00' })
  })

  test('needs the password, the balance, and an account of the member', async () => {
    const wrong = await player.send(contract.requestWithdrawal, { ...form('200.00'), password: '246135' })
    expect(wrong.data).toEqual({ code: 'withdraw-password-wrong', triesLeft: 4 })
    expect((await request('1000.01')).data).toEqual({ code: 'insufficient-balance', available: '1000.00' })
    const other = createTestPlayer(server.fetch)
    const { id } = await registerMember(server, other)
    account_id = await insertPayoutAccount(server, id)
    expect((await request('200.00')).code).toBe('payout-account-unknown')
    await storeWithdrawPassword(server, memberId, null)
    expect((await request('200.00')).code).toBe('withdraw-password-unset')
    expect(await funds()).toEqual({ central: '1000.00', held: '0.00', total: '1000.00' })
  })

  test('a withdrawal is read by its member only', async () => {
    const { id } = await player.call(contract.requestWithdrawal, form('200.00'))
    const other = createTestPlayer(server.fetch)
    await registerMember(server, other)
    expect((await other.send(contract.withdrawalDetail, { id })).code).toBe('withdrawal-unknown')
    expect(await other.call(contract.withdrawalList, {})).toMatchObject({ items: [], total: 0 })
    expect(await player.call(contract.withdrawalList, {})).toMatchObject({ items: [{ id }], total: 1 })
  })

  test('keeps its account while it is under way, and afterwards shows it even when it is gone', async () => {
    const { id } = await player.call(contract.requestWithdrawal, form('200.00'))
    const remove = async () =>
      player.send(contract.removeAccount, {
        id: account_id,
        code: await insertSmsCode(server, memberId, 'remove-account'),
      })
    expect((await remove()).code).toBe('payout-account-in-use')
    await wait()
    expect(await remove()).toMatchObject({ status: true })
    expect(await player.call(contract.withdrawalDetail, { id })).toMatchObject({
      account: { masked: '**** 4417' },
    })
    expect((await request('200.00')).code).toBe('payout-account-unknown')
  })
})

describe('pressing twice', () => {
  test('two parallel requests with one key make one withdrawal, and both get the same answer', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 4 }, () => request('200.00', key)))
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await funds()).toMatchObject({ central: '800.00', held: '200.00' })
    expect((await request('201.00', key)).code).toBe('idempotency-conflict')
  })

  test('a request with the key of a withdrawal that went through gets the first answer, whatever the password is by then', async () => {
    const key = randomUUID()
    const asked = await player.call(contract.requestWithdrawal, form('200.00'), { key })
    const wrong = { ...form('200.00'), password: '246135' }
    expect((await player.send(contract.requestWithdrawal, wrong, { key })).data).toEqual(asked)
    for (let tries = 0; tries < 5; tries += 1) await player.send(contract.requestWithdrawal, wrong)
    expect((await request('200.00')).code).toBe('withdraw-password-locked')
    expect((await player.send(contract.requestWithdrawal, form('200.00'), { key })).data).toEqual(asked)
    expect((await request('201.00', key)).code).toBe('idempotency-conflict')
    expect(await funds()).toMatchObject({ held: '200.00' })
  })

  test('a second request with another key is a suspected duplicate while the first is under way and for a while after, unless it is confirmed', async () => {
    const asked = await player.call(contract.requestWithdrawal, form('200.00'))
    const again = () => player.send(contract.requestWithdrawal, form('200.00'))
    const suspected = { code: 'duplicate-suspected', at: asked.steps[0]?.at }
    expect((await again()).data).toEqual(suspected)
    clock.advance(20 * 60_000)
    expect((await again()).data).toEqual(suspected)
    expect(await funds()).toMatchObject({ central: '800.00', held: '200.00' })
    await wait()
    expect(await again()).toMatchObject({ status: true })
    expect((await again()).code).toBe('duplicate-suspected')
    await player.call(contract.requestWithdrawal, { ...form('200.00'), confirm_duplicate: true })
    expect(await funds()).toMatchObject({ central: '400.00', held: '400.00' })
  })

  test('a request after a rejection is no duplicate', async () => {
    await player.call(contract.requestWithdrawal, form('200.13'))
    expect((await player.send(contract.requestWithdrawal, form('200.13'))).code).toBe('duplicate-suspected')
    await wait()
    expect(await player.send(contract.requestWithdrawal, form('200.13'))).toMatchObject({ status: true })
  })

  test('parallel requests with many keys never hold more than is there', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => request('300.00')))
    expect(replies.filter(({ status }) => status)).toHaveLength(3)
    expect(replies.filter(({ code }) => code === 'insufficient-balance')).toHaveLength(2)
    expect(await funds()).toEqual({ central: '100.00', held: '900.00', total: '1000.00' })
  })

  test('takes its right password twelve times at once', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => request('100.00')))
    const codes = replies.map(({ code }) => code)
    expect(codes).not.toContain('withdraw-password-locked')
    expect(replies.filter(({ status }) => status)).toHaveLength(5)
    expect(codes.filter((code) => code === 'withdraw-daily-limit')).toHaveLength(7)
  })

  test('the jobs of two processes free the funds of a rejected withdrawal once', async () => {
    await Promise.all(['150.00', '150.13', '150.14'].map((amount) => request(amount)))
    for (let step = 0; step < 5; step += 1) {
      clock.advance(10_000)
      await Promise.all([runDueJobs(server.deps), runDueJobs(server.deps), runDueJobs(server.deps)])
    }
    expect(await funds()).toEqual({ central: '850.00', held: '0.00', total: '850.00' })
  })
})

describe('the terms', () => {
  test('allow five a day, of which rejected ones do not count, until midnight in Shanghai', async () => {
    await request('100.13')
    await wait()
    for (let count = 0; count < 5; count += 1) expect(await request('100.00')).toMatchObject({ status: true })
    expect((await request('100.00')).data).toEqual({ code: 'withdraw-daily-limit', limit: 5 })
    const { daily } = await player.call(contract.withdrawTerms, {})
    expect(daily).toMatchObject({ limit: 5, left: 0 })
    const { account } = await player.call(contract.token, {})
    clock.set(Date.parse(daily.resetsAt))
    await player.login(account, 'carp2026')
    expect(await player.call(contract.withdrawTerms, {})).toMatchObject({ daily: { left: 5 } })
    expect(await request('100.00')).toMatchObject({ status: true })
  })

  test('ask for a deposit to be staked once, and say where that comes from', async () => {
    expect(await player.call(contract.withdrawTerms, {})).toMatchObject({
      available: '1000.00',
      held: '0.00',
      turnover: { times: 1, required: '0.00', remaining: '0.00', items: [] },
    })
    await credit(10_000n)
    clock.advance(1_000)
    expect((await request('200.00')).data).toEqual({ code: 'turnover-unmet', remaining: '100.00' })
    const launched = await player.call(contract.launch, { venue_id: 89, mode: 'real' })
    const { key } = await player.redeem(launched.url)
    const round = randomUUID()
    await player.stake(key, round, '60.00')
    expect((await player.call(contract.withdrawTerms, {})).turnover).toMatchObject({ done: '0.00' })
    await player.settle(key, round)
    const { turnover } = await player.call(contract.withdrawTerms, {})
    expect(turnover).toMatchObject({ required: '100.00', done: '60.00', remaining: '40.00' })
    expect(turnover.items).toMatchObject([{ deposit: '100.00', required: '100.00', done: '60.00' }])
    const rest = randomUUID()
    await player.stake(key, rest, '40.00')
    await player.settle(key, rest)
    await player.call(contract.leave, { session_id: launched.sessionId })
    await player.call(contract.recycle, {})
    expect(await request('200.00')).toMatchObject({ status: true })
  })
})

test('the ledger sums to zero after all withdrawals', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
})
