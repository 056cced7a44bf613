import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { agreedTo } from '../../testing/agreedTo.ts'
import { createPromotionTest, type TestMember } from '../../testing/createPromotionTest.ts'
import { createTestCashier } from '../../testing/createTestCashier.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { insertPayoutAccount, storeWithdrawPassword } from '../../testing/memberRows.ts'
import { insertDeposit, insertPromotion } from '../../testing/promotionRows.ts'
import { readLedgerState } from '../../testing/readLedgerState.ts'
import { auditLedger } from '../ledger/auditLedger.ts'

const day = 86_400_000
const { server, clock, withheld, ...act } = await createPromotionTest()
let member: TestMember
let player: TestPlayer
let memberId: string

beforeEach(async () => {
  member = await act.register()
  player = member.player
  memberId = member.id
})
afterAll(() => server.close())

const passDays = (days: number) => act.passDays(member, days)
const deposit = (amount: string, promotion?: string) => act.deposit(player, amount, promotion)
const openSlots = () => act.openSlots(player)
/** What is asked before the bonus that runs is cancelled. */
const question = async () => {
  const { cancelling } = await player.call(contract.runningBonus, {})
  if (!cancelling) throw new Error('no bonus runs')
  return cancelling
}
const running = async () => (await player.call(contract.runningBonus, {})).bonus
const balance = () => player.call(contract.balance, {})
const detail = (id: string) => player.call(contract.promoDetail, { id })
const claimGift = (key?: string) =>
  player.send(contract.applyStandaloneBonus, { id: 'newcomer-gift' }, key === undefined ? {} : { key })

describe('a promotion', () => {
  test('a guest sees what is open, with terms complete before joining', async () => {
    const guest = createTestPlayer(server.fetch)
    const { items } = await guest.call(contract.promoList, {})
    expect(items.map(({ id, state }) => [id, state])).toContainEqual(['first-deposit', 'open'])
    const { sections } = await guest.call(
      contract.promoDetail,
      { id: 'first-deposit' },
      { headers: { lang: 'en' } },
    )
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Dates',
      'Who may join',
      'What you get',
      'Wagering',
      'Order of funds and maximum bet',
      'Expiry, cancelling and withdrawing',
      'While another bonus runs',
      'Worked example',
    ])
    expect(sections.at(-1)?.text).toContain('¥6,000.00 has to be wagered')
    const wagering = sections.find(({ heading }) => heading === 'Wagering')?.text
    expect(wagering).toContain('opposite sides')
    expect(wagering).toContain('Stakes of cash count')
    const chinese = await guest.call(contract.promoDetail, { id: 'recharge-ladder' })
    for (const { text } of chinese.sections) expect(text).toMatch(/。$/)
    expect(chinese.sections.map(({ text }) => text).join('')).toContain('活动结束后 7 天内未领取即失效')
  })

  test('a member who is not eligible is told why, and cannot join', async () => {
    expect(await detail('vip-weekend')).toMatchObject({ state: 'level' })
    const reply = await player.send(contract.applyStandaloneBonus, { id: 'vip-weekend' })
    expect(reply.data).toEqual({ code: 'promotion-not-eligible', reason: 'level' })
    await server.db
      .updateTable('members')
      .set({ created_at: new Date(clock.now() - 31 * day) })
      .where('id', '=', memberId)
      .execute()
    expect(await detail('newcomer-gift')).toMatchObject({ state: 'newcomers' })
  })

  test('the last place is taken once', async () => {
    await insertPromotion(server, { id: 'one-place', from: 'recharge-ladder', capacity: 1 })
    const { player: other } = await act.register()
    const replies = await Promise.all(
      [player, other].map((one) => one.send(contract.joinPromo, { id: 'one-place' })),
    )
    expect(replies.map(({ code }) => code ?? 'joined').toSorted()).toEqual(['joined', 'promotion-full'])
  })

  test('a member who may receive none is neither shown nor granted any', async () => {
    const order = { channel: 'bank', amount: '500.00', promo_id: 'first-deposit' } as const
    const { id: paidLater } = await player.call(contract.createDeposit, order)
    withheld.add(memberId)
    expect(Object.values(await player.call(contract.promoFlags, {}))).not.toContain(true)
    // What there was before runs on, and can be found and left.
    const { items, total } = await player.call(contract.promoList, {})
    expect([items.map(({ id, state }) => [id, state]), total]).toEqual([[['first-deposit', 'joined']], 1])
    for (const call of [contract.promoDetail, contract.promoRules, contract.promoJoined]) {
      expect((await player.send(call, { id: 'newcomer-gift' })).code).toBe('promotion-unknown')
      expect((await player.send(call, { id: 'first-deposit' })).status).toBe(true)
    }
    const steps = await player.send(contract.rechargeRewards, { id: 'recharge-ladder' })
    expect(steps.code).toBe('promotion-unknown')
    expect((await player.send(contract.agentInfo, {})).code).toBe('promotion-not-eligible')
    const refused = { code: 'promotion-not-eligible', reason: 'withheld' }
    expect((await player.send(contract.joinPromo, { id: 'weekly-reload' })).data).toEqual(refused)
    expect((await claimGift()).data).toEqual(refused)
    const withDeposit = { channel: 'bank', amount: '500.00', promo_id: 'weekly-reload' } as const
    expect((await player.send(contract.createDeposit, withDeposit)).data).toEqual(refused)
    await (await createTestCashier(player, paidLater)).press('confirm')
    for (let step = 0; step < 2; step += 1) await act.pass(2_000)
    expect(await balance()).toMatchObject({ central: '1500.00' })
    expect(await running()).toBeNull()
    expect((await player.send(contract.claimRecharge, { id: 'recharge-ladder', step: '1' })).data).toEqual(
      refused,
    )
    expect((await player.send(contract.applyDepositBonus, { id: 'first-deposit' })).data).toEqual(refused)
  })

  test('a change of the rules touches nobody who has joined', async () => {
    await player.call(contract.joinPromo, { id: 'weekly-reload' })
    const before = await detail('weekly-reload')
    const old = await server.db
      .selectFrom('promotion_versions')
      .selectAll()
      .where('promotion_id', '=', 'weekly-reload')
      .executeTakeFirstOrThrow()
    const terms = old.terms.replace('"20.00"', '"10.00"')
    await server.db
      .insertInto('promotion_versions')
      .values({ ...old, version: 2, terms })
      .execute()
    expect(await detail('weekly-reload')).toEqual(before)
    await deposit('500.00', 'weekly-reload')
    expect(await running()).toMatchObject({ bonus: '100.00', required: '1000.00' })
    const guest = createTestPlayer(server.fetch)
    expect(await guest.call(contract.promoDetail, { id: 'weekly-reload' })).toMatchObject({ version: 2 })
  })
})

describe('a deposit bonus', () => {
  test('a deposit bonus is joined with the deposit, and granted when it is credited', async () => {
    await deposit('200.00', 'first-deposit')
    expect(await running()).toMatchObject({ bonus: '100.00', required: '2400.00', done: '0.00' })
    expect(await balance()).toMatchObject({ central: '1200.00', bonus: '100.00', total: '1200.00' })
  })

  test('one that was joined before waits for a deposit that is large enough', async () => {
    await player.call(contract.joinPromo, { id: 'weekly-reload' })
    expect((await player.send(contract.joinPromo, { id: 'weekly-reload' })).code).toBe('promotion-joined')
    await deposit('150.00', 'weekly-reload')
    expect(await running()).toBeNull()
    await deposit('300.00', 'weekly-reload')
    expect(await running()).toMatchObject({ state: 'running' })
  })

  test('a deposit brings no bonus that was not chosen with it, not one that an order that was cancelled has joined either', async () => {
    const order = { channel: 'bank', amount: '500.00', promo_id: 'first-deposit' } as const
    const { id } = await player.call(contract.createDeposit, order)
    await player.call(contract.cancelDeposit, { id })
    await player.call(contract.joinPromo, { id: 'weekly-reload' })
    await deposit('300.00')
    expect(await running()).toBeNull()
    await deposit('400.00', 'weekly-reload')
    expect(await running()).toMatchObject({ promotionId: 'weekly-reload' })
  })

  test('a deposit bonus waits while another bonus runs, and is claimed once after it', async () => {
    await claimGift()
    await player.call(contract.joinPromo, { id: 'first-deposit' })
    await deposit('200.00', 'first-deposit')
    const waits = { bonus: '100.00', required: '2400.00', expiresAt: expect.any(String) }
    const order = async () => (await player.call(contract.depositList, {})).items[0]?.bonus
    const said = { promotionId: 'first-deposit', bonus: '100.00' }
    expect(await order()).toMatchObject({ ...said, state: 'claimable', expiresAt: expect.any(String) })
    expect(await detail('first-deposit')).toMatchObject({ state: 'claimable', bonus: waits })
    const { items } = await player.call(contract.messageList, { box: 'promotion' })
    expect(items.map(({ content }) => content.topic)).toContain('bonus-waiting')
    const claim = () => player.send(contract.applyDepositBonus, { id: 'first-deposit' })
    expect((await claim()).code).toBe('bonus-running')
    await player.call(contract.cancelBonus, await question())
    expect((await claim()).status).toBe(true)
    expect((await claim()).code).toBe('promotion-no-claim')
    expect(await balance()).toMatchObject({ bonus: '100.00' })
    expect(await order()).toMatchObject({ ...said, state: 'running' })
  })
})

describe('bonus money', () => {
  test('bonus money becomes cash with the round that completes its wagering, and not before', async () => {
    await claimGift()
    const slots = await openSlots()
    expect(slots.balance).toBe('1018.00')
    for (let round = 0; round < 8; round += 1) await slots.play('20.00')
    expect(await running()).toMatchObject({ required: '180.00', done: '160.00', balance: '18.00' })
    expect(await balance()).toMatchObject({ central: '0.00' })
    await slots.play('20.00')
    const [part] = (await player.call(contract.promoRecord, {})).items
    expect(part).toMatchObject({ state: 'released', released: '18.00', done: '180.00' })
    expect(await balance()).toMatchObject({ central: '18.00', bonus: '0.00' })
  })

  test('bonus money is staked after the cash of the venue, within the maximum bet', async () => {
    await player.call(contract.setAutoTransfer, { enabled: false })
    await claimGift()
    await player.call(contract.transfer, { from: 0, to: 89, amount: '5.00' })
    const slots = await openSlots()
    expect(slots.balance).toBe('23.00')
    expect((await slots.stake('24.00')).data).toMatchObject({
      code: 'insufficient-balance',
      available: '23.00',
    })
    expect((await slots.stake('10.00')).data).toMatchObject({ balance: '13.00' })
    expect(await balance()).toMatchObject({ venues: '0.00', held: '5.00', bonus: '18.00' })
  })

  test('cancelling says before what stays and what is taken, and does that', async () => {
    await claimGift()
    const cancelling = await question()
    expect(cancelling).toMatchObject({ kept: '1000.00', lost: '18.00', held: '0.00', remaining: '180.00' })
    const key = randomUUID()
    const cancel = () => player.send(contract.cancelBonus, cancelling, { key })
    const first = await cancel()
    expect(first.data).toMatchObject({ lost: '18.00', kept: '1000.00' })
    expect((await cancel()).data).toEqual(first.data)
    expect(await balance()).toMatchObject({ bonus: '0.00', total: '1000.00' })
    expect((await player.send(contract.cancelBonus, cancelling)).code).toBe('bonus-unknown')
  })

  test('what bonus money wins in a round that was open when it was cancelled is taken back', async () => {
    await player.call(contract.setAutoTransfer, { enabled: false })
    await claimGift()
    const slots = await openSlots()
    const round = randomUUID()
    await player.stake(slots.key, round, '10.00')
    await player.call(contract.cancelBonus, await question())
    await player.settle(slots.key, round)
    expect(await balance()).toMatchObject({ venues: '0.00', bonus: '0.00', total: '1000.00' })
  })

  test('bonus money is taken back when its time is over, and no more than is left', async () => {
    await claimGift()
    await passDays(8)
    const [part] = (await player.call(contract.promoRecord, {})).items
    expect(part).toMatchObject({ state: 'expired', lost: '18.00', released: '0.00' })
    expect(await balance()).toMatchObject({ bonus: '0.00', total: '1000.00' })
  })

  test('a withdrawal while it runs says what would be lost, and ends it only when that is wanted', async () => {
    await claimGift()
    await storeWithdrawPassword(server, memberId)
    const form = {
      account_id: await insertPayoutAccount(server, memberId),
      amount: '100.00',
      password: '135790',
    }
    expect(await player.call(contract.withdrawTerms, {})).toMatchObject({ bonus: { lost: '18.00' } })
    const refused = await player.send(contract.requestWithdrawal, form)
    expect(refused.data).toMatchObject({ code: 'bonus-running', lost: '18.00' })
    expect((await running())?.state).toBe('running')
    await player.call(contract.requestWithdrawal, { ...form, ...agreedTo(await question()) })
    expect(await running()).toBeNull()
    expect(await balance()).toMatchObject({ central: '900.00', held: '100.00', bonus: '0.00' })
  })
})

describe('cash rewards', () => {
  test('steps of a recharge reward are reached by what came after joining, and claimed once each', async () => {
    await insertDeposit(server, { memberId, amount: 500_000n })
    await player.call(contract.joinPromo, { id: 'recharge-ladder' })
    const claim = (step: number) => player.send(contract.claimRecharge, { id: 'recharge-ladder', step })
    expect((await claim(1)).code).toBe('promotion-no-claim')
    clock.advance(1_000)
    await insertDeposit(server, { memberId, amount: 100_000n })
    const { items, deposited } = await player.call(contract.rechargeRewards, { id: 'recharge-ladder' })
    expect([deposited, items.map(({ reached }) => reached)]).toEqual(['1000.00', [true, false, false]])
    expect((await claim(1)).data).toMatchObject({ bonus: '8.00' })
    expect([(await claim(1)).code, (await claim(2)).code]).toEqual([
      'promotion-claimed',
      'promotion-no-claim',
    ])
    expect(await balance()).toMatchObject({ central: '7008.00' })
  })

  test('the rebate of yesterday is exact over kinds of games, and claimed once a day', async () => {
    const claim = () => player.send(contract.applyStandaloneBonus, { id: 'daily-rebate' })
    expect((await claim()).code).toBe('promotion-no-claim')
    // 0.60 % of ¥33.33 and 0.40 % of ¥44.44 are 19.998 and 17.776 fen.
    for (const [game_type, staked] of [
      ['slots', 3_333n],
      ['live', 4_444n],
    ] as const) {
      await server.db
        .insertInto('turnover_days')
        .values({
          member_id: memberId,
          day: new Date(clock.now() + 8 * 3_600_000).toISOString().slice(0, 10),
          game_type,
          staked,
        })
        .execute()
    }
    await passDays(1)
    expect((await claim()).data).toMatchObject({ bonus: '0.37' })
    expect((await claim()).code).toBe('promotion-claimed')
    await passDays(1)
    expect((await claim()).code).toBe('promotion-no-claim')
  })

  test('a replay of a claim gets its first answer, and another payload under its key is refused', async () => {
    const key = randomUUID()
    const first = await claimGift(key)
    expect((await claimGift(key)).data).toEqual(first.data)
    const other = await player.send(contract.applyStandaloneBonus, { id: 'daily-rebate' }, { key })
    expect(other.code).toBe('idempotency-conflict')
    expect((await claimGift()).code).toBe('promotion-claimed')
  })
})

test('all of it leaves a ledger that sums to zero and agrees with its postings', async () => {
  expect(await readLedgerState(server.db)).toEqual({ sum: 0n, negative: 0, lopsided: 0 })
  expect(await auditLedger(server.db)).toEqual([])
})
